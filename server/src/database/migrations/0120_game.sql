CREATE TABLE IF NOT EXISTS game (
  site_id int8 NOT NULL,
  game_id int8 NOT NULL,
  game_type text NOT NULL,
  game_name text NOT NULL,
  points int8 NOT NULL,
  join_type int2 NOT NULL,
  join_frequency int8 NOT NULL,
  level_id int8 NOT NULL DEFAULT 0,
  winning_rate int8 NOT NULL,
  no_winning_desc text NOT NULL DEFAULT '',
  no_winning_img text NOT NULL DEFAULT '',
  is_show_winner int2 NOT NULL DEFAULT 0,
  remark text NOT NULL DEFAULT '',
  start_time int8 NOT NULL,
  end_time int8 NOT NULL,
  close_time int8 NOT NULL DEFAULT 0,
  create_time int8 NOT NULL,
  PRIMARY KEY (site_id, game_id),
  CHECK (game_type IN ('turntable', 'cards', 'egg')),
  CHECK (winning_rate BETWEEN 0 AND 10000)
)
--;
CREATE INDEX IF NOT EXISTS game_by_id ON game (game_id)
--;
COMMENT ON TABLE game IS 'turntables, scratch cards and eggs to smash (wire/promotions section 10)'
--;
COMMENT ON COLUMN game.winning_rate IS 'hundredths of a percent'
--;
CREATE TABLE IF NOT EXISTS game_award (
  site_id int8 NOT NULL,
  game_id int8 NOT NULL,
  award_id int8 NOT NULL,
  award_name text NOT NULL,
  award_img text NOT NULL DEFAULT '',
  award_type int2 NOT NULL,
  relate_id int8 NOT NULL DEFAULT 0,
  relate_name text NOT NULL DEFAULT '',
  point int8 NOT NULL DEFAULT 0,
  balance int8 NOT NULL DEFAULT 0,
  stock int8 NOT NULL,
  given int8 NOT NULL DEFAULT 0,
  weight int8 NOT NULL,
  PRIMARY KEY (site_id, game_id, award_id),
  CHECK (given BETWEEN 0 AND stock),
  CHECK (award_type IN (1, 2, 3, 4))
)
--;
COMMENT ON TABLE game_award IS 'what can be won; stock of them in all, given of them so far'
--;
COMMENT ON COLUMN game_award.balance IS 'cents'
--;
CREATE TABLE IF NOT EXISTS game_draw (
  member_id int8 NOT NULL,
  draw_id int8 NOT NULL,
  game_id int8 NOT NULL,
  points int8 NOT NULL,
  is_winning int2 NOT NULL,
  award_id int8 NOT NULL DEFAULT 0,
  award_name text NOT NULL DEFAULT '',
  award_type int2 NOT NULL DEFAULT 0,
  relate_id int8 NOT NULL DEFAULT 0,
  relate_name text NOT NULL DEFAULT '',
  point int8 NOT NULL DEFAULT 0,
  balance int8 NOT NULL DEFAULT 0,
  order_id int8 NOT NULL DEFAULT 0,
  create_time int8 NOT NULL,
  PRIMARY KEY (member_id, draw_id)
)
--;
CREATE INDEX IF NOT EXISTS game_draw_own ON game_draw (member_id, game_id, create_time)
--;
CREATE INDEX IF NOT EXISTS game_draw_won ON game_draw (game_id, create_time DESC) WHERE is_winning = 1
--;
COMMENT ON TABLE game_draw IS 'each draw with what it brought; points is what it cost'
