ALTER TABLE pay_bill ADD COLUMN IF NOT EXISTS app_type text NOT NULL DEFAULT ''
--;
ALTER TABLE pay_bill ADD COLUMN IF NOT EXISTS shipping_told int8 NOT NULL DEFAULT 0
--;
COMMENT ON COLUMN pay_bill.app_type IS 'where its payment was begun last: weapp, wechat or h5'
--;
COMMENT ON COLUMN pay_bill.shipping_told IS 'when the order centre of WeChat was told that all of it is sent; 0 = not'
