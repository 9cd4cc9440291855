CREATE TABLE IF NOT EXISTS shop (
  site_id int8 PRIMARY KEY,
  code text NOT NULL,
  site_name text NOT NULL,
  site_name_en text NOT NULL DEFAULT '',
  website_id int8 NOT NULL DEFAULT 0,
  is_own int2 NOT NULL DEFAULT 0,
  level_name text NOT NULL DEFAULT '',
  category_name text NOT NULL DEFAULT '',
  shop_status int2 NOT NULL DEFAULT 1,
  start_time int8 NOT NULL DEFAULT 0,
  expire_time int8 NOT NULL DEFAULT 0,
  logo text NOT NULL DEFAULT '',
  avatar text NOT NULL DEFAULT '',
  banner text NOT NULL DEFAULT '',
  seo_description text NOT NULL DEFAULT '',
  shop_adv jsonb NOT NULL DEFAULT '[]',
  sub_num int4 NOT NULL DEFAULT 0,
  shop_sales int4 NOT NULL DEFAULT 0,
  qq text NOT NULL DEFAULT '',
  ww text NOT NULL DEFAULT '',
  telephone text NOT NULL DEFAULT '',
  address text NOT NULL DEFAULT '',
  full_address text NOT NULL DEFAULT '',
  longitude text NOT NULL DEFAULT '',
  latitude text NOT NULL DEFAULT '',
  workingtime text NOT NULL DEFAULT '',
  work_week text NOT NULL DEFAULT '',
  guarantees jsonb NOT NULL DEFAULT '{}'
)
--;
CREATE TABLE IF NOT EXISTS category (
  site_id int8 NOT NULL,
  category_id int8 NOT NULL,
  code text NOT NULL,
  category_name text NOT NULL,
  short_name text NOT NULL DEFAULT '',
  pid int8 NOT NULL DEFAULT 0,
  level int2 NOT NULL,
  image text NOT NULL DEFAULT '',
  image_adv text NOT NULL DEFAULT '',
  category_id_1 int8 NOT NULL DEFAULT 0,
  category_id_2 int8 NOT NULL DEFAULT 0,
  category_id_3 int8 NOT NULL DEFAULT 0,
  sort int4 NOT NULL DEFAULT 0,
  commission_rate int4 NOT NULL DEFAULT 0,
  PRIMARY KEY (site_id, category_id)
)
--;
CREATE TABLE IF NOT EXISTS brand (
  site_id int8 NOT NULL,
  brand_id int8 NOT NULL,
  code text NOT NULL,
  brand_name text NOT NULL,
  brand_initial text NOT NULL DEFAULT '',
  image_url text NOT NULL DEFAULT '',
  sort int4 NOT NULL DEFAULT 0,
  is_recommend int2 NOT NULL DEFAULT 0,
  PRIMARY KEY (site_id, brand_id)
)
--;
CREATE TABLE IF NOT EXISTS shipping_template (
  site_id int8 NOT NULL,
  template_id int8 NOT NULL,
  code text NOT NULL,
  template_name text NOT NULL,
  fee_type int2 NOT NULL,
  is_default int2 NOT NULL DEFAULT 0,
  areas jsonb NOT NULL DEFAULT '[]',
  PRIMARY KEY (site_id, template_id)
)
--;
CREATE TABLE IF NOT EXISTS goods (
  site_id int8 NOT NULL,
  goods_id int8 NOT NULL,
  code text NOT NULL,
  goods_name text NOT NULL,
  introduction text NOT NULL DEFAULT '',
  category_id int8 NOT NULL DEFAULT 0,
  category_id_1 int8 NOT NULL DEFAULT 0,
  category_id_2 int8 NOT NULL DEFAULT 0,
  category_id_3 int8 NOT NULL DEFAULT 0,
  shop_category_id int8 NOT NULL DEFAULT 0,
  brand_id int8 NOT NULL DEFAULT 0,
  template_id int8 NOT NULL DEFAULT 0,
  goods_image text NOT NULL DEFAULT '',
  goods_content text NOT NULL DEFAULT '',
  goods_spec_format jsonb NOT NULL DEFAULT '[]',
  goods_attr_format jsonb NOT NULL DEFAULT '[]',
  video_url text NOT NULL DEFAULT '',
  unit text NOT NULL DEFAULT '',
  is_virtual int2 NOT NULL DEFAULT 0,
  virtual_indate int4 NOT NULL DEFAULT 0,
  is_free_shipping int2 NOT NULL DEFAULT 0,
  min_buy int4 NOT NULL DEFAULT 0,
  max_buy int4 NOT NULL DEFAULT 0,
  recommend_way int2 NOT NULL DEFAULT 0,
  goods_state int2 NOT NULL DEFAULT 1,
  verify_state int2 NOT NULL DEFAULT 1,
  is_delete int2 NOT NULL DEFAULT 0,
  sort int4 NOT NULL DEFAULT 0,
  sale_num int4 NOT NULL DEFAULT 0,
  click_num int4 NOT NULL DEFAULT 0,
  collect_num int4 NOT NULL DEFAULT 0,
  evaluate int4 NOT NULL DEFAULT 0,
  default_sku_id int8 NOT NULL,
  min_price int8 NOT NULL,
  grams text[] NOT NULL DEFAULT '{}',
  create_time int8 NOT NULL,
  PRIMARY KEY (site_id, goods_id)
)
--;
COMMENT ON COLUMN goods.grams IS 'one- and two-character pieces of name and introduction, for search'
--;
CREATE TABLE IF NOT EXISTS sku (
  site_id int8 NOT NULL,
  sku_id int8 NOT NULL,
  goods_id int8 NOT NULL,
  code text NOT NULL,
  sku_no text NOT NULL DEFAULT '',
  sku_name text NOT NULL,
  spec_name text NOT NULL DEFAULT '',
  sku_spec_format jsonb NOT NULL DEFAULT '[]',
  price int8 NOT NULL CHECK (price >= 0),
  market_price int8 NOT NULL DEFAULT 0,
  discount_price int8 NOT NULL CHECK (discount_price >= 0),
  promotion_type int2 NOT NULL DEFAULT 0,
  discount_start int8 NOT NULL DEFAULT 0,
  discount_end int8 NOT NULL DEFAULT 0,
  stock int4 NOT NULL CHECK (stock >= 0),
  sale_num int4 NOT NULL DEFAULT 0,
  weight int8 NOT NULL DEFAULT 0,
  volume int8 NOT NULL DEFAULT 0,
  sku_image text NOT NULL DEFAULT '',
  sku_images text NOT NULL DEFAULT '',
  PRIMARY KEY (site_id, sku_id)
)
--;
COMMENT ON COLUMN sku.weight IS 'grams'
--;
COMMENT ON COLUMN sku.volume IS 'cubic centimetres'
--;
CREATE TABLE IF NOT EXISTS stock_log (
  site_id int8 NOT NULL,
  sku_id int8 NOT NULL,
  ref text NOT NULL,
  delta int4 NOT NULL CHECK (delta <> 0),
  at int8 NOT NULL,
  PRIMARY KEY (site_id, sku_id, ref)
)
--;
CREATE INDEX IF NOT EXISTS sku_by_id ON sku (sku_id)
--;
CREATE INDEX IF NOT EXISTS sku_by_goods ON sku (site_id, goods_id)
--;
CREATE INDEX IF NOT EXISTS goods_by_id ON goods (goods_id)
--;
CREATE INDEX IF NOT EXISTS goods_listed ON goods (goods_state, category_id, sort DESC, goods_id DESC)
--;
CREATE INDEX IF NOT EXISTS goods_of_shop ON goods (site_id, goods_state, sort DESC, goods_id DESC)
--;
CREATE INDEX IF NOT EXISTS goods_search ON goods USING gin (grams)
