import { useEffect, useMemo, useRef, useState } from 'react'
import type { GoodsDetail } from '@mall/contract/goods'
import { useQuestion } from '@/api/question'
import type { AskSku } from './askSku'
import { specsOf } from './parsed'
import { knownOf, seenFrom } from './seenFrom'
import { choicesOf, valuesOf, type KnownSku, type SpecChoice, type ValueChoice } from './skuChoice'
import { useMovedNotice } from './useMovedNotice'
import { useNeighbours } from './useNeighbours'

export interface SkuChoosing<D extends GoodsDetail = GoodsDetail> {
  /** the chosen sku; until the server has answered, as far as it is known, else the one chosen before */
  detail: D | undefined
  specs: SpecChoice[]
  /** its values: spec_id -> spec_value_id */
  chosen: ReadonlyMap<number, number>
  /** skus one value away, as far as they are known */
  known: ReadonlyMap<number, KnownSku>
  /** nothing is known of the chosen sku yet */
  switching: boolean
  /** the barred value that was tapped last */
  refused: ValueChoice | undefined
  /** Chooses a value, or says why it cannot be had. */
  pick(spec: SpecChoice, value: ValueChoice): void
  switchTo(skuId: number): void
  /** asks again for the chosen sku, unless it is the one it began with */
  refresh(): Promise<void>
}

/**
 * Choosing among the skus of a product. `opening` is the sku it begins with and `first` its row, when it has arrived; the
 * row of another one is loaded alone by `ask`, and only that of the last chosen is ever shown. `open`: the sheet is open.
 */
export function useSku<D extends GoodsDetail>(
  opening: number,
  first: D | undefined,
  open: boolean,
  ask: AskSku<D>,
): SkuChoosing<D> {
  const [chosen, choose] = useState(0)
  const [refusedId, refuse] = useState(0)
  const current = chosen || opening
  const elsewhere = current > 0 && current !== opening
  const other = useQuestion(elsewhere ? ask(current) : undefined, { silent: false })
  const told = elsewhere ? other.data : first
  const instead = told && 'type' in told ? told.sku_id : 0
  const answer = told && 'type' in told ? undefined : told
  const last = useRef<D>()
  const rows = useNeighbours((answer ?? last.current)?.goods_spec_format ?? '', open)

  const row = rows.get(current)
  const guess = answer || !last.current || !row ? undefined : seenFrom(last.current, row)
  const detail = answer ?? guess ?? last.current ?? first
  useEffect(() => {
    last.current = detail
  }, [detail])

  const lost = elsewhere && !answer && !guess && other.failure !== undefined
  useEffect(() => {
    if (lost) choose(last.current?.sku_id ?? 0)
  }, [lost])

  useEffect(() => {
    if (instead > 0) choose(instead)
  }, [instead])

  const known = useMemo(() => new Map([...rows].map(([id, one]) => [id, knownOf(one)])), [rows])
  const format = detail?.goods_spec_format ?? ''
  const least = Math.max(1, detail?.min_buy ?? 1)
  const specs = useMemo(() => choicesOf(specsOf(format), known, least), [format, known, least])
  const switchTo = (skuId: number) => {
    refuse(0)
    choose(skuId)
  }

  const noteChoice = useMovedNotice(answer)
  return {
    detail,
    specs,
    chosen: valuesOf(specsOf(format)),
    known,
    switching: !answer && !guess,
    refused: specs.flatMap(({ values }) => values).find((one) => one.bar && one.valueId === refusedId),
    pick(spec, value) {
      if (value.bar) return refuse(value.valueId)
      // not known yet whether it goes with the others: told when it turns out that it does not
      if (!known.has(value.skuId)) {
        noteChoice(value.skuId, valuesOf(specsOf(format)).set(spec.specId, value.valueId))
      }
      switchTo(value.skuId)
    },
    switchTo,
    refresh: other.refresh,
  }
}
