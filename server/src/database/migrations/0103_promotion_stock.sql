CREATE TABLE IF NOT EXISTS promotion_stock (
  site_id int8 NOT NULL,
  promotion_type text NOT NULL,
  activity_id int8 NOT NULL,
  initial int8 NOT NULL CHECK (initial >= 0),
  stock int8 NOT NULL CHECK (stock >= 0),
  end_time int8 NOT NULL,
  PRIMARY KEY (site_id, promotion_type, activity_id)
)
--;
COMMENT ON TABLE promotion_stock IS 'the stock that an activity has of its own: one number for the whole activity'
--;
COMMENT ON COLUMN promotion_stock.end_time IS 'end of the activity, also by closing: nothing comes back from then on'
--;
CREATE TABLE IF NOT EXISTS promotion_stock_log (
  site_id int8 NOT NULL,
  promotion_type text NOT NULL,
  activity_id int8 NOT NULL,
  ref text NOT NULL,
  delta int8 NOT NULL,
  at int8 NOT NULL,
  PRIMARY KEY (site_id, promotion_type, activity_id, ref)
)
