import type { PromotionKind } from './promotionKind'

/** The ways of selling of a mall, filled when its modules are wired in. */
export interface Promotions {
  add(kind: PromotionKind): void
  /** undefined = nobody brought this kind */
  of(type: string): PromotionKind | undefined
  /** in the order of modules/index.ts */
  all(): readonly PromotionKind[]
}

export function promotionRegistry(): Promotions {
  const kinds = new Map<string, PromotionKind>()
  return {
    add(kind) {
      if (kinds.has(kind.type)) throw new Error(`two promotions are of type "${kind.type}"`)
      kinds.set(kind.type, kind)
    },
    of: (type) => kinds.get(type),
    all: () => [...kinds.values()],
  }
}
