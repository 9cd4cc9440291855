import type { Run } from '../model/run'

/** Launches, and the units that are left, as the tables have them. */
export async function launchRows({ db, model }: Run): Promise<string[]> {
  const known = model.activities.filter((one) => one.bargain && one.id > 0)
  const members = model.members.map(({ id }) => id)
  if (known.length === 0 || members.length === 0) return []
  const [rows, stock] = await Promise.all([
    db
      .selectFrom('bargain_launch')
      .select(['launch_id', 'status', 'curr_price', 'curr_num', 'is_open', 'unit', 'order_id'])
      .where('member_id', 'in', members)
      .execute(),
    db.selectFrom('bargain').select(['bargain_id', 'bargain_stock']).execute(),
  ])
  const found: string[] = []
  for (const { id, n, bargain } of known) {
    const left = stock.find(({ bargain_id }) => bargain_id === id)?.bargain_stock
    if (left !== bargain?.units) found.push(`bargain ${n}: ${left} units left, the model has ${bargain?.units}`)
  }
  if (rows.length !== model.launches.length) found.push(`${rows.length} launches, not ${model.launches.length}`)
  for (const launch of model.launches) {
    const row = rows.find(({ launch_id }) => launch_id === launch.id)
    const { status, current, cutBy, isOpen, unit, order: its } = launch
    // told by the clock alone: nobody writes it down before the order has come to its end
    const told = its && unit === 1 && !isOpen ? status : row?.status
    const is = [told, row?.curr_price, row?.curr_num, row?.is_open, row?.unit, row?.order_id].join()
    const should = [status, current, cutBy.length, isOpen ? 1 : 0, unit, its?.id ?? 0].join()
    if (is !== should) found.push(`launch ${launch.n}: ${is}, the model has ${should}`)
  }
  return found
}
