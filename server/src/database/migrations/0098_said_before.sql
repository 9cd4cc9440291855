-- batches
-- What older releases wrote in Chinese only. A batch takes no row that it cannot tell: such rows stay as they are.
-- Remarks of causes that are not here are what somebody wrote.
UPDATE account_log l SET said = f.said
FROM (
  SELECT o.member_id, o.kind, o.seq, jsonb_strip_nulls(jsonb_build_object(
    'type_name', jsonb_build_object('key', t.key),
    'remark', CASE WHEN r.key IS NOT NULL THEN jsonb_build_object('key', r.key,
      'values', jsonb_object(r.names, (regexp_match(o.remark, r.pattern))[1:cardinality(r.names)])) END)) AS said
  FROM account_log o
  JOIN (VALUES
    ('adjust', '调整', 'cause.adjust'),
    ('withdraw', '提现', 'cause.withdraw'),
    ('order', '订单', 'cause.order'),
    ('upgrade', '升级', 'cause.upgrade'),
    ('refund', '退款', 'cause.refund'),
    ('memberrecharge', '充值', 'cause.memberrecharge'),
    ('signin', '签到', 'cause.signin'),
    ('register', '注册', 'cause.register'),
    ('memberconsume', '消费奖励', 'cause.memberconsume'),
    ('fenxiao', '分销', 'cause.fenxiao'),
    ('turntable', '大转盘', 'cause.turntable'),
    ('cards', '刮刮卡', 'cause.cards'),
    ('egg', '砸金蛋', 'cause.egg'),
    ('pointexchange', '积分兑换', 'cause.pointexchange'),
    ('presale', '预售', 'cause.presale'),
    ('order', '积分抵扣', 'account.order.point'),
    ('order', '余额支付', 'account.order.balance'),
    ('order', '积分退回', 'account.order.pointBack'),
    ('order', '余额退回', 'account.order.balanceBack'),
    ('register', '注册奖励', 'account.register'),
    ('refund', '订单退款', 'account.refund'),
    ('upgrade', '会员升级', 'account.upgrade'),
    ('memberconsume', '活动赠送', 'account.present')
  ) t (from_type, type_name, key) ON t.from_type = o.from_type AND t.type_name = o.type_name
  LEFT JOIN (VALUES
    ('积分抵扣', '^订单 (\S+)$', 'account.order.remark', '{order}'::text[]),
    ('余额支付', '^订单 (\S+)$', 'account.order.remark', '{order}'),
    ('积分退回', '^订单 (\S+)$', 'account.order.remark', '{order}'),
    ('余额退回', '^订单 (\S+)$', 'account.order.remark', '{order}'),
    ('注册奖励', '^新会员注册$', 'account.register.remark', '{}'),
    ('订单退款', '^订单 (\S+) 退款：(.*)$', 'account.refund.remark', '{order,goods}'),
    ('消费奖励', '^订单完成奖励$', 'account.consume.remark', '{}'),
    ('会员升级', '^升级为(.*)$', 'account.upgrade.remark', '{level}'),
    ('签到', '^连续签到第 (\d+) 天$', 'account.signin.remark', '{day}')
  ) r (type_name, pattern, key, names) ON r.type_name = o.type_name AND o.remark ~ r.pattern
  WHERE o.said IS NULL
  LIMIT 2000
) f
WHERE l.member_id = f.member_id AND l.kind = f.kind AND l.seq = f.seq
--;
-- batches
-- Type and reason of the mall's own are phrases within the phrase, so are the ways of a transfer.
UPDATE refund_log l SET said = f.said
FROM (
  SELECT o.member_id, o.log_id, jsonb_strip_nulls(jsonb_build_object(
    'username', CASE WHEN u.key IS NOT NULL THEN jsonb_build_object('key', u.key) END,
    'action', CASE WHEN a.key IS NOT NULL THEN jsonb_build_object('key', a.key,
      'values', jsonb_object(a.names, m.found[1:cardinality(a.names)])
        || CASE WHEN t.key IS NULL THEN '{}' ELSE jsonb_build_object('type', jsonb_build_object('key', t.key)) END
        || CASE WHEN r.key IS NULL THEN '{}' ELSE jsonb_build_object('reason', jsonb_build_object('key', r.key)) END
        || CASE WHEN a.key <> 'refund.transferBy' THEN '{}' ELSE jsonb_build_object('ways', (
          SELECT jsonb_agg(jsonb_build_object('key', w.key,
            'values', jsonb_build_object(w.name, split_part(p.words, w.before, 2))) ORDER BY p.place)
          FROM regexp_split_to_table(m.found[2], '，') WITH ORDINALITY p (words, place)
          JOIN (VALUES
            ('退回余额 ¥', 'refund.way.balance', 'money'),
            ('原路退回 ¥', 'refund.way.online', 'money'),
            ('线下退回 ¥', 'refund.way.offline', 'money'),
            ('退回积分 ', 'refund.way.point', 'point')
          ) w (before, key, name) ON starts_with(p.words, w.before))) END) END)) AS said
  FROM refund_log o
  LEFT JOIN (VALUES ('平台', 'refund.by.platform'), ('系统', 'refund.by.system')) u (username, key)
    ON u.username = o.username AND o.action_way = 3
  LEFT JOIN (VALUES
    ('^申请(仅退款|退货退款)，金额 ¥([\d.]+)，原因：(.*)$', 'refund.apply', '{type,money,reason}'::text[]),
    ('^修改申请(仅退款|退货退款)，金额 ¥([\d.]+)，原因：(.*)$', 'refund.change', '{type,money,reason}'),
    ('^撤销了退款申请$', 'refund.cancel', '{}'),
    ('^买家超时未处理，退款申请已撤销$', 'refund.late', '{}'),
    ('^同意退款，等待转账$', 'refund.agree', '{}'),
    ('^同意退货退款，请买家寄回商品$', 'refund.agreeReturn', '{}'),
    ('^拒绝退款：(.*)$', 'refund.refuse', '{reason}'),
    ('^已寄回商品，(.*) (\S+)$', 'refund.sendBack', '{company,number}'),
    ('^已收到退回的商品，等待转账$', 'refund.receive', '{}'),
    ('^退款 ¥([\d.]+)$', 'refund.transfer', '{money}'),
    ('^退款 ¥([\d.]+)（((?:(?:退回余额|原路退回|线下退回) ¥[\d.]+|退回积分 \d+|，)+)）$', 'refund.transferBy', '{money,ways}'),
    ('^申请平台维权，原因：(.*)$', 'complain.apply', '{reason}'),
    ('^撤销了平台维权$', 'complain.cancel', '{}'),
    ('^平台支持维权，由平台执行退款$', 'complain.agree', '{}'),
    ('^平台拒绝维权$', 'complain.refuse', '{}'),
    ('^平台拒绝维权：(.*)$', 'complain.refuseFor', '{reason}')
  ) a (pattern, key, names) ON o.action ~ a.pattern
  CROSS JOIN LATERAL (SELECT regexp_match(o.action, a.pattern) AS found) m
  LEFT JOIN (VALUES ('仅退款', 'refundType.1'), ('退货退款', 'refundType.2')) t (words, key)
    ON a.names[1] = 'type' AND m.found[1] = t.words
  LEFT JOIN (VALUES
    ('未按约定时间发货', 'refundReason.late'),
    ('拍错/多拍/不喜欢', 'refundReason.unwanted'),
    ('协商一致退款', 'refundReason.agreed'),
    ('其他', 'refundReason.other')
  ) r (words, key) ON a.key IN ('refund.apply', 'refund.change', 'complain.apply') AND m.found[cardinality(a.names)] = r.words
  WHERE o.said IS NULL AND (u.key IS NOT NULL OR a.key IS NOT NULL)
  LIMIT 2000
) f
WHERE l.member_id = f.member_id AND l.log_id = f.log_id
--;
-- batches
UPDATE member_realname SET said = '{"remark": {"key": "realname.wrongNumber"}}'
WHERE said IS NULL AND remark = '身份证号不正确，请核对后重新提交' AND member_id IN (
  SELECT member_id FROM member_realname WHERE remark = '身份证号不正确，请核对后重新提交' AND said IS NULL LIMIT 1000)
