import type { PlantedViolation } from './plantedBills'

const pool = (stock: number) => `INSERT INTO promotion_stock VALUES (3, 'groupbuy', 5, 10, ${stock}, 4000000000)`
/** The pieces of sku 1 were taken of the activity as well, by the unpaid and by the closed order. */
const taken = `INSERT INTO promotion_stock_log
  SELECT site_id, 'groupbuy', 5, 'line:' || order_goods_id, -1, 0 FROM order_line WHERE sku_id = 1`

/** Of activities, in the mall of audit.test.ts. */
export const plantedPromotions: PlantedViolation[] = [
  ['the stock of an activity is what its log says', pool(9), /groupbuy 5 of site 3: stock 9 of 10, log 0/],
  ['the stock of an activity is what its log says', pool(11), /stock 11 of 10/],
  [
    'pieces of an activity come back with those of the sku',
    `${pool(8)}; ${taken}`,
    /groupbuy 5: 0 of the activity back, 1 of the sku/,
  ],
  [
    'pieces of an activity come back with those of the sku',
    `${pool(10)}; ${taken}; INSERT INTO promotion_stock_log
       SELECT site_id, promotion_type, activity_id, ref || ':back', 1, 0 FROM promotion_stock_log`,
    /groupbuy 5: 1 of the activity back, 0 of the sku/,
  ],
  [
    'an order names the activity it was made in',
    `INSERT INTO order_promotion SELECT member_id, order_id, 5, 'groupbuy', 0, site_id, 1 FROM orders`,
    /of "" 0 with 1 pieces: rows of groupbuy \{5\} with 1/,
  ],
  [
    'what counts as sold in an activity was sold in it',
    `INSERT INTO promotion_sale VALUES (3, 'groupbuy', 5, 2)`,
    /groupbuy 5 of site 3: 0 pieces, 2 counted/,
  ],
  [
    'what counts as sold of the goods of a topic was sold in it',
    `INSERT INTO topic_goods VALUES (3, 51, 5, 1, 1, 4000, 2)`,
    /sku 1 of topic 5: 0 pieces, 2 counted/,
  ],
]
