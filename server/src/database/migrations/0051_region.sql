-- Administrative divisions, the same for everybody (a reference table)
CREATE TABLE IF NOT EXISTS region (
  id int8 PRIMARY KEY,
  pid int8 NOT NULL,
  name text NOT NULL,
  shortname text NOT NULL,
  level int2 NOT NULL,
  initial text NOT NULL DEFAULT '',
  sort int4 NOT NULL DEFAULT 0
)
--;
CREATE INDEX IF NOT EXISTS region_below ON region (pid, sort, id)
--;
CREATE INDEX IF NOT EXISTS region_by_name ON region (name)
