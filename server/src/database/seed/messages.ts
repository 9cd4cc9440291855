const day = 86_400

/** What the platform has told all members, oldest first (wire/demo-data section 6). */
export const toldToAll = (now: number) => [
  {
    title: '周年庆开幕',
    content: '全场满减、秒杀与拼团同时开始，感谢一路相伴。',
    text: '<p>周年庆开始了。</p><p>全场满减、限时秒杀与拼团同时进行，购物车里的心愿可以一起带回家。</p><p>感谢一路相伴。</p>',
    create_time: now - 6 * day,
  },
  {
    title: '物流高峰提醒',
    content: '近期订单较多，部分地区送达时间可能延长一到两天。',
    text: '<p>近期订单较多，部分地区送达时间可能延长一到两天。</p><p>物流进度可以在订单详情里随时查看，如有问题请联系店铺客服。</p>',
    create_time: now - day / 2,
  },
]
