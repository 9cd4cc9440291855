CREATE TABLE IF NOT EXISTS seckill_time (
  seckill_time_id int8 PRIMARY KEY,
  name text NOT NULL,
  seckill_start_time int4 NOT NULL,
  seckill_end_time int4 NOT NULL,
  is_closed int2 NOT NULL DEFAULT 0,
  create_time int8 NOT NULL,
  CHECK (0 <= seckill_start_time AND seckill_start_time < seckill_end_time AND seckill_end_time <= 86400),
  EXCLUDE USING gist (int4range(seckill_start_time, seckill_end_time) WITH &&) WHERE (is_closed = 0)
)
--;
COMMENT ON TABLE seckill_time IS 'daily slots of the whole mall in seconds since midnight in Shanghai; open ones do not overlap'
--;
CREATE TABLE IF NOT EXISTS seckill (
  site_id int8 NOT NULL,
  seckill_id int8 NOT NULL,
  seckill_time_id int8 NOT NULL,
  goods_id int8 NOT NULL,
  seckill_price int8 NOT NULL CHECK (seckill_price >= 0),
  num int4 NOT NULL DEFAULT 0 CHECK (num >= 0),
  start_time int8 NOT NULL,
  end_time int8 NOT NULL CHECK (end_time > start_time),
  is_closed int2 NOT NULL DEFAULT 0,
  create_time int8 NOT NULL,
  PRIMARY KEY (site_id, seckill_id)
)
--;
COMMENT ON TABLE seckill IS 'goods sold in one slot of each day from start_time to end_time; its stock is a row of promotion_stock'
--;
COMMENT ON COLUMN seckill.seckill_price IS 'cents, of all skus of the goods'
--;
COMMENT ON COLUMN seckill.num IS 'pieces per member, 0 = no limit'
--;
CREATE INDEX IF NOT EXISTS seckill_by_id ON seckill (seckill_id)
--;
CREATE INDEX IF NOT EXISTS seckill_of_slot ON seckill (seckill_time_id, end_time) WHERE is_closed = 0
--;
CREATE INDEX IF NOT EXISTS seckill_of_goods ON seckill (goods_id) WHERE is_closed = 0
