-- Gifts belong to the platform, site 0
CREATE TABLE IF NOT EXISTS gift (
  site_id int8 NOT NULL,
  gift_id int8 NOT NULL,
  gift_name text NOT NULL,
  gift_image text NOT NULL DEFAULT '',
  gift_desc text NOT NULL DEFAULT '',
  market_price int8 NOT NULL DEFAULT 0,
  status int2 NOT NULL DEFAULT 1,
  PRIMARY KEY (site_id, gift_id)
)
--;
COMMENT ON TABLE gift IS 'things that are exchanged for points or won: exchange and award count their own stock'
--;
COMMENT ON COLUMN gift.status IS '1 usable, 0 not'
--;
CREATE TABLE IF NOT EXISTS gift_order (
  member_id int8 NOT NULL,
  order_id int8 NOT NULL,
  order_no text NOT NULL,
  gift_id int8 NOT NULL,
  gift_name text NOT NULL,
  gift_image text NOT NULL DEFAULT '',
  num int4 NOT NULL CHECK (num > 0),
  remark text NOT NULL DEFAULT '',
  said jsonb,
  member_name text NOT NULL DEFAULT '',
  mobile text NOT NULL DEFAULT '',
  full_address text NOT NULL DEFAULT '',
  express_status int2 NOT NULL DEFAULT 0,
  express_company_name text NOT NULL DEFAULT '',
  express_no text NOT NULL DEFAULT '',
  express_time int8 NOT NULL DEFAULT 0,
  create_time int8 NOT NULL,
  PRIMARY KEY (member_id, order_id)
)
--;
COMMENT ON TABLE gift_order IS 'a gift on its way to a member'
--;
COMMENT ON COLUMN gift_order.remark IS 'what it is for; said: the same where it is the server''s own word'
--;
COMMENT ON COLUMN gift_order.full_address IS 'region and street where the member chose them; empty = the default address at the time of sending'
--;
CREATE INDEX IF NOT EXISTS gift_order_by_id ON gift_order (order_id)
--;
CREATE INDEX IF NOT EXISTS gift_order_unsent ON gift_order (create_time) WHERE express_status = 0
