-- The stock log tells the whole stock: what was there before its first entry is its opening
INSERT INTO stock_log (site_id, sku_id, ref, delta, at)
SELECT s.site_id, s.sku_id, 'opening', s.stock - coalesce(l.total, 0), 0
FROM sku s LEFT JOIN (SELECT site_id, sku_id, sum(delta) AS total FROM stock_log GROUP BY site_id, sku_id) l
  ON l.site_id = s.site_id AND l.sku_id = s.sku_id
WHERE s.stock <> coalesce(l.total, 0)
ON CONFLICT (site_id, sku_id, ref) DO NOTHING
