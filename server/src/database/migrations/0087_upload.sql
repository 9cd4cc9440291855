-- Whose a picture is: its member's, or of the openid whose ticket sent it before there was a member (member_id 0)
CREATE TABLE IF NOT EXISTS upload (
  path text NOT NULL PRIMARY KEY,
  member_id int8 NOT NULL,
  app_type text NOT NULL,
  openid text NOT NULL,
  create_time int8 NOT NULL
)
