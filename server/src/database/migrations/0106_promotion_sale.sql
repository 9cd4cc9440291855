CREATE TABLE IF NOT EXISTS promotion_sale (
  site_id int8 NOT NULL,
  promotion_type text NOT NULL,
  activity_id int8 NOT NULL,
  num int8 NOT NULL CHECK (num >= 0),
  PRIMARY KEY (site_id, promotion_type, activity_id)
)
--;
COMMENT ON TABLE promotion_sale IS 'pieces of an activity in paid orders that are not closed; no row = none'
