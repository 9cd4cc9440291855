ALTER TABLE orders
  ADD COLUMN IF NOT EXISTS platform_coupon_id int8 NOT NULL DEFAULT 0,
  ADD COLUMN IF NOT EXISTS platform_coupon_total_money int8 NOT NULL DEFAULT 0,
  ADD COLUMN IF NOT EXISTS platform_coupon_money int8 NOT NULL DEFAULT 0,
  ADD COLUMN IF NOT EXISTS platform_coupon_shop_money int8 NOT NULL DEFAULT 0,
  ADD COLUMN IF NOT EXISTS point int8 NOT NULL DEFAULT 0,
  ADD COLUMN IF NOT EXISTS point_money int8 NOT NULL DEFAULT 0,
  ADD COLUMN IF NOT EXISTS invoice_money int8 NOT NULL DEFAULT 0,
  ADD COLUMN IF NOT EXISTS invoice_delivery_money int8 NOT NULL DEFAULT 0,
  ADD COLUMN IF NOT EXISTS is_invoice int2 NOT NULL DEFAULT 0,
  ADD COLUMN IF NOT EXISTS invoice jsonb NOT NULL DEFAULT '{}',
  ADD COLUMN IF NOT EXISTS from_balance int8 NOT NULL DEFAULT 0 CHECK (from_balance >= 0),
  ADD COLUMN IF NOT EXISTS from_balance_money int8 NOT NULL DEFAULT 0 CHECK (from_balance_money >= 0),
  ADD COLUMN IF NOT EXISTS bill_from_balance int8 NOT NULL DEFAULT 0 CHECK (bill_from_balance >= 0),
  ADD COLUMN IF NOT EXISTS bill_from_balance_money int8 NOT NULL DEFAULT 0 CHECK (bill_from_balance_money >= 0),
  ADD COLUMN IF NOT EXISTS delivery_store_id int8 NOT NULL DEFAULT 0,
  ADD COLUMN IF NOT EXISTS delivery_store_name text NOT NULL DEFAULT '',
  ADD COLUMN IF NOT EXISTS delivery_store_info jsonb NOT NULL DEFAULT '{}',
  ADD COLUMN IF NOT EXISTS delivery_code text NOT NULL DEFAULT '',
  ADD COLUMN IF NOT EXISTS buyer_ask_delivery_time text NOT NULL DEFAULT ''
--;
COMMENT ON COLUMN orders.platform_coupon_total_money IS 'what the buyer saves: platform part and shop part'
--;
COMMENT ON COLUMN orders.invoice IS 'invoice_type, invoice_title, invoice_title_type, invoice_content, invoice_rate, invoice_email, invoice_full_address, taxpayer_number, is_tax_invoice'
--;
COMMENT ON COLUMN orders.from_balance IS 'part of balance_money out of the purse balance; the rest of it is from_balance_money'
--;
COMMENT ON COLUMN orders.bill_from_balance IS 'part of pay_money when the bill was paid by BALANCE, out of the purse balance'
--;
ALTER TABLE order_line
  ADD COLUMN IF NOT EXISTS platform_coupon_money int8 NOT NULL DEFAULT 0,
  ADD COLUMN IF NOT EXISTS point_money int8 NOT NULL DEFAULT 0
