CREATE TABLE IF NOT EXISTS bargain (
  site_id int8 NOT NULL,
  bargain_id int8 NOT NULL,
  goods_id int8 NOT NULL,
  sku_id int8 NOT NULL,
  floor_price int8 NOT NULL CHECK (floor_price >= 0),
  first_bargain_price int8 NOT NULL DEFAULT 0 CHECK (first_bargain_price >= 0),
  initial int8 NOT NULL,
  bargain_stock int8 NOT NULL CHECK (bargain_stock BETWEEN 0 AND initial),
  bargain_type int2 NOT NULL,
  buy_type int2 NOT NULL,
  need_num int8 NOT NULL CHECK (need_num >= 2),
  bargain_time int8 NOT NULL CHECK (bargain_time > 0),
  is_own int2 NOT NULL DEFAULT 0,
  start_time int8 NOT NULL,
  end_time int8 NOT NULL CHECK (end_time > start_time),
  close_time int8 NOT NULL DEFAULT 0,
  create_time int8 NOT NULL,
  PRIMARY KEY (site_id, bargain_id)
)
--;
COMMENT ON TABLE bargain IS 'one sku whose price the friends of a buyer cut, down to a floor'
--;
COMMENT ON COLUMN bargain.floor_price IS 'cents'
--;
COMMENT ON COLUMN bargain.first_bargain_price IS 'cents of the first cut, the launcher’s own; 0 = by the ordinary rule'
--;
COMMENT ON COLUMN bargain.initial IS 'units: bargain_stock and what launches hold or have bought of them'
--;
COMMENT ON COLUMN bargain.bargain_type IS '0 fixed cuts, 1 random ones'
--;
COMMENT ON COLUMN bargain.buy_type IS '0 bought at any price, 1 only at the floor'
--;
COMMENT ON COLUMN bargain.need_num IS 'cuts down to the floor'
--;
COMMENT ON COLUMN bargain.bargain_time IS 'hours of a launch'
--;
COMMENT ON COLUMN bargain.is_own IS '1 = the launcher makes the first cut'
--;
COMMENT ON COLUMN bargain.close_time IS 'closed by the operator then; 0 = not'
--;
CREATE INDEX IF NOT EXISTS bargain_by_id ON bargain (bargain_id)
--;
CREATE INDEX IF NOT EXISTS bargain_of_goods ON bargain (goods_id) WHERE close_time = 0
--;
CREATE INDEX IF NOT EXISTS bargain_by_end ON bargain (end_time) WHERE close_time = 0
--;
CREATE TABLE IF NOT EXISTS bargain_launch (
  site_id int8 NOT NULL,
  launch_id int8 NOT NULL,
  bargain_id int8 NOT NULL,
  member_id int8 NOT NULL,
  sku_id int8 NOT NULL,
  price int8 NOT NULL,
  curr_price int8 NOT NULL CHECK (curr_price BETWEEN 0 AND price),
  curr_num int8 NOT NULL DEFAULT 0,
  start_time int8 NOT NULL,
  end_time int8 NOT NULL,
  status int2 NOT NULL DEFAULT 0 CHECK (status IN (0, 1, 2)),
  is_open int2 NOT NULL DEFAULT 1,
  unit int2 NOT NULL DEFAULT 1 CHECK (unit IN (0, 1, 2)),
  order_id int8 NOT NULL DEFAULT 0,
  PRIMARY KEY (site_id, launch_id)
)
--;
COMMENT ON TABLE bargain_launch IS 'a member’s bargain; what the clock alone brings about is read from the times and written later'
--;
COMMENT ON COLUMN bargain_launch.price IS 'cents of the sku when it was launched'
--;
COMMENT ON COLUMN bargain_launch.curr_price IS 'cents: price less all cuts'
--;
COMMENT ON COLUMN bargain_launch.curr_num IS 'cuts so far'
--;
COMMENT ON COLUMN bargain_launch.status IS '0 in progress, 1 success, 2 failed'
--;
COMMENT ON COLUMN bargain_launch.is_open IS '1 = it may still be cut or bought'
--;
COMMENT ON COLUMN bargain_launch.unit IS 'its unit of bargain_stock: 1 held, 2 bought, 0 given back'
--;
COMMENT ON COLUMN bargain_launch.order_id IS 'the order that stands or has bought it, 0 = none'
--;
CREATE UNIQUE INDEX IF NOT EXISTS bargain_launch_open ON bargain_launch (site_id, member_id, sku_id) WHERE is_open = 1
--;
CREATE INDEX IF NOT EXISTS bargain_launch_by_id ON bargain_launch (launch_id)
--;
CREATE INDEX IF NOT EXISTS bargain_launch_of_member ON bargain_launch (member_id, launch_id)
--;
CREATE INDEX IF NOT EXISTS bargain_launch_of_bargain ON bargain_launch (bargain_id, launch_id) WHERE is_open = 1
--;
CREATE TABLE IF NOT EXISTS bargain_cut (
  site_id int8 NOT NULL,
  launch_id int8 NOT NULL,
  member_id int8 NOT NULL,
  cut_id int8 NOT NULL,
  money int8 NOT NULL CHECK (money > 0),
  bargain_time int8 NOT NULL,
  PRIMARY KEY (site_id, launch_id, member_id)
)
--;
COMMENT ON TABLE bargain_cut IS 'what each member has cut off a launch'
--;
COMMENT ON COLUMN bargain_cut.money IS 'cents'
--;
CREATE INDEX IF NOT EXISTS bargain_cut_of_launch ON bargain_cut (launch_id, cut_id)
