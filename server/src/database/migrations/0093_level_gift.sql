CREATE TABLE IF NOT EXISTS member_level_gift (
  member_id int8 NOT NULL,
  level_id int8 NOT NULL,
  send_coupon text NOT NULL,
  given_time int8 NOT NULL DEFAULT 0,
  PRIMARY KEY (member_id, level_id)
)
--;
COMMENT ON COLUMN member_level_gift.send_coupon IS 'csv of shop coupon type ids, as the level promised them when it was reached'
--;
COMMENT ON COLUMN member_level_gift.given_time IS '0 = a job is about to give them'
