CREATE INDEX IF NOT EXISTS goods_evaluate_waiting ON goods_evaluate (site_id, evaluate_id DESC) WHERE is_audit = 0
--;
CREATE INDEX IF NOT EXISTS goods_evaluate_id ON goods_evaluate (evaluate_id)
--;
CREATE INDEX IF NOT EXISTS goods_evaluate_scored ON goods_evaluate (site_id, create_time) WHERE is_audit = 1
