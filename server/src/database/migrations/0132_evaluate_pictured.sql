CREATE INDEX CONCURRENTLY IF NOT EXISTS goods_evaluate_pictured ON goods_evaluate (goods_id, create_time DESC, evaluate_id DESC)
  WHERE is_audit = 1 AND (images <> '' OR again_images <> '')
