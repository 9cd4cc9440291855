CREATE TABLE IF NOT EXISTS reference_seed (
  key text PRIMARY KEY,
  version int4 NOT NULL,
  seeded_at int8 NOT NULL
)
--;
COMMENT ON TABLE reference_seed IS 'parts of the reference data that were inserted once: what an operator deletes since is not inserted again'
