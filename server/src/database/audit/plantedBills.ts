/** name of the invariant, what breaks it, what it says */
export type PlantedViolation = [name: string, change: string, says: RegExp]

/** A bill in the place of the unpaid one that ends at another time. */
const nextBill = (expireTime: string) =>
  `INSERT INTO pay_bill SELECT (jsonb_populate_record(b, jsonb_build_object('bill_id', bill_id + 1, 'out_trade_no', 'next',
     'expire_time', ${expireTime}))).* FROM pay_bill b WHERE pay_status = 0;
   INSERT INTO pay_bill_order SELECT p.member_id, p.bill_id + 1, p.order_id, p.pay_money FROM pay_bill_order p
   JOIN pay_bill b ON b.bill_id = p.bill_id WHERE pay_status = 0 AND b.out_trade_no <> 'next';
   UPDATE pay_bill SET pay_status = -1 WHERE pay_status = 0 AND out_trade_no <> 'next'`

/** Of bills and sales, in the mall of audit.test.ts. */
export const plantedBills: PlantedViolation[] = [
  [
    'a bill pays one kind of thing',
    `UPDATE pay_bill SET event = 'recharge' WHERE pay_status = 2`,
    /pays recharge, a row of it order/,
  ],
  ['what was paid counts as sold', `UPDATE sku SET sale_num = 0 WHERE sku_id = 3`, /sku 3: 0 counted as sold, 1 paid/],
  ['what was paid counts as sold', `UPDATE goods SET sale_num = 0 WHERE goods_id = 3`, /goods 3: 0 counted as sold/],
  [
    'an open bill asks for what its orders owe',
    `UPDATE pay_bill SET pay_status = 1 WHERE pay_status = 2`,
    /asks 9400 for order \d+, which is in status 1/,
  ],
  [
    'an open bill asks for what its orders owe',
    `UPDATE pay_bill SET pay_status = 0 WHERE pay_status = -1`,
    /which is in status -1/,
  ],
  [
    'an open bill asks for what its orders owe',
    `UPDATE orders SET pay_money = pay_money - 1 WHERE order_status = 0`,
    /asks 6090 for order \d+, which is in status 0, names bill \d+ and owes 6089/,
  ],
  [
    'a bill ends with the earliest of its orders',
    nextBill('expire_time + 1'),
    /bill next ends at \d+, the earliest it replaces at/,
  ],
  ['a bill ends with the earliest of its orders', nextBill('expire_time - 1'), /bill next ends/],
]
