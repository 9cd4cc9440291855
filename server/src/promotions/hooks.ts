import type { OrderEventHandler, OrderEventKind, OrderEvents } from '../orderEvents'
import type { PromotionKind } from './promotionKind'

/** The hooks of a kind hear of its own orders only. */
export function listen(events: OrderEvents, kind: PromotionKind): void {
  const hooks: [OrderEventKind, OrderEventHandler | undefined][] = [
    ['paid', kind.onPaid?.bind(kind)],
    ['closed', kind.onClosed?.bind(kind)],
    ['refundedWhole', kind.onRefunded?.bind(kind)],
  ]
  for (const [event, hook] of hooks)
    if (hook)
      events.on(event, async (trx, told, mall) =>
        told.promotion?.type === kind.type ? hook(trx, told, mall) : undefined,
      )
}
