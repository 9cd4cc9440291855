import { sql } from 'kysely'

/** The activity `bargain` of a query is running. */
export const isRunning = (now: number) =>
  sql<boolean>`bargain.close_time = 0 AND bargain.start_time <= ${now} AND bargain.end_time > ${now}`

/**
 * Of a launch (launchStates), by the clock, whether or not its job has run: closed with its activity while it was in
 * progress it has failed, unless its order stands; at its own end it may be bought at the price reached, or has failed
 * where only the floor counts.
 */
export const launchStatus = (now: number) => sql<0 | 1 | 2>`CASE
  WHEN launch.status <> 0 THEN launch.status
  WHEN launch.order_id = 0 AND bargain.close_time > 0 AND bargain.close_time < launch.end_time THEN 2
  WHEN launch.end_time > ${now} THEN 0
  WHEN bargain.buy_type = 0 THEN 1
  ELSE 2 END`

/** It may still be cut or bought: neither lost nor bought, while its activity runs. */
export const isOpen = (now: number) =>
  sql<boolean>`(launch.is_open = 1 AND ${launchStatus(now)} <> 2 AND ${isRunning(now)})`
