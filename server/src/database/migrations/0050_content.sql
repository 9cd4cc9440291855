CREATE TABLE IF NOT EXISTS diy_page (
  site_id int8 NOT NULL,
  page_id int8 NOT NULL,
  code text NOT NULL DEFAULT '',
  name text NOT NULL,
  title text NOT NULL,
  website_id int8 NOT NULL DEFAULT 0,
  value jsonb NOT NULL,
  PRIMARY KEY (site_id, page_id),
  CONSTRAINT diy_page_name UNIQUE (site_id, website_id, name)
)
--;
CREATE INDEX IF NOT EXISTS diy_page_by_id ON diy_page (page_id)
--;
-- City sub-sites: their site_id is the website_id of the wire
CREATE TABLE IF NOT EXISTS city_site (
  site_id int8 PRIMARY KEY,
  site_area_id int8 NOT NULL,
  site_area_name text NOT NULL,
  status int2 NOT NULL DEFAULT 1
)
--;
CREATE TABLE IF NOT EXISTS member_menu (
  site_id int8 PRIMARY KEY,
  entries jsonb NOT NULL DEFAULT '[]'
)
--;
CREATE TABLE IF NOT EXISTS adv_position (
  site_id int8 NOT NULL,
  ap_id int8 NOT NULL,
  code text NOT NULL DEFAULT '',
  keyword text NOT NULL,
  ap_name text NOT NULL,
  ap_width int4 NOT NULL DEFAULT 0,
  ap_height int4 NOT NULL DEFAULT 0,
  adv_list jsonb NOT NULL DEFAULT '[]',
  PRIMARY KEY (site_id, ap_id),
  CONSTRAINT adv_position_keyword UNIQUE (site_id, keyword)
)
--;
COMMENT ON COLUMN adv_position.adv_list IS 'rows of the wire; price in cents'
--;
CREATE TABLE IF NOT EXISTS notice (
  site_id int8 NOT NULL,
  notice_id int8 NOT NULL,
  code text NOT NULL DEFAULT '',
  title text NOT NULL,
  content text NOT NULL,
  is_top int2 NOT NULL DEFAULT 0,
  receiving_type text NOT NULL,
  receiving_name text NOT NULL DEFAULT '',
  create_time int8 NOT NULL,
  PRIMARY KEY (site_id, notice_id)
)
--;
CREATE INDEX IF NOT EXISTS notice_listed ON notice (site_id, is_top DESC, create_time DESC, notice_id DESC)
--;
CREATE TABLE IF NOT EXISTS help_class (
  site_id int8 NOT NULL,
  class_id int8 NOT NULL,
  class_name text NOT NULL,
  sort int4 NOT NULL DEFAULT 0,
  PRIMARY KEY (site_id, class_id),
  CONSTRAINT help_class_name UNIQUE (site_id, class_name)
)
--;
CREATE TABLE IF NOT EXISTS help (
  site_id int8 NOT NULL,
  help_id int8 NOT NULL,
  code text NOT NULL DEFAULT '',
  class_id int8 NOT NULL,
  title text NOT NULL,
  content text NOT NULL,
  sort int4 NOT NULL DEFAULT 0,
  link_address text NOT NULL DEFAULT '',
  create_time int8 NOT NULL,
  PRIMARY KEY (site_id, help_id)
)
--;
CREATE INDEX IF NOT EXISTS help_of_class ON help (site_id, class_id, sort)
