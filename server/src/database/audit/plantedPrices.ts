import type { PlantedViolation } from './plantedBills'

const worn = 'a sku costs its price, or that of the discount it wears'
const listed = 'goods are listed at what they cost now'

/** Sku 1 wears a price of 20.00; a discount with these times has it at `price`. */
const wears = (price: number, isClosed = 0) => `
  INSERT INTO discount (site_id, discount_id, start_time, end_time, is_closed, create_time)
    VALUES (3, 5, 100, 4000000000, ${isClosed}, 0);
  INSERT INTO discount_sku (site_id, discount_id, sku_id, discount_price) VALUES (3, 5, 1, ${price});
  UPDATE sku SET promotion_type = 1, discount_price = 2000, discount_start = 100, discount_end = 4000000000
    WHERE sku_id = 1`

/** Of prices, in the mall of audit.test.ts. */
export const plantedPrices: PlantedViolation[] = [
  [worn, `UPDATE sku SET discount_price = 5000 WHERE sku_id = 1`, /price 5990, discount price 5000 without a discount/],
  [worn, `UPDATE sku SET price = 4000 WHERE sku_id = 1`, /price 4000, discount price 5990 without a discount/],
  [worn, wears(1900), /price 5990, discount price 2000 until 4000000000 of no such discount/],
  [worn, wears(2000, 1), /discount price 2000 until 4000000000 of no such discount/],
  [listed, `UPDATE goods SET min_price = 1 WHERE goods_id = 1`, /listed at 1, sku 1 costs 5990/],
  [listed, wears(2000), /listed at 5990, sku 1 costs 2000/],
  [
    listed,
    `UPDATE sku SET promotion_type = 1, discount_price = 2000, discount_start = 3999999999, discount_end = 4000000000
       WHERE sku_id = 1; UPDATE goods SET min_price = 2000 WHERE goods_id = 1`,
    /listed at 2000, sku 1 costs 5990/,
  ],
]
