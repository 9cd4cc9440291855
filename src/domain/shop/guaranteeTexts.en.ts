export default {
  names: {
    shop_qtian: '7-day returns',
    shop_zhping: 'Authentic',
    shop_erxiaoshi: 'Ships within 2 hours',
    shop_tuihuo: 'Easy returns',
    shop_shiyong: 'Trial',
    shop_shiti: 'Verified store',
    shop_xiaoxie: 'Consumer protection',
    shop_baozh: 'Security deposit',
  },
  notes: {
    shop_qtian: 'Send it back within seven days of receipt, unused and resalable, without giving a reason.',
    shop_zhping: 'Everything in this shop is genuine. Proven fakes are refunded.',
    shop_erxiaoshi: 'Sent within two hours of payment for orders between 9:00 and 18:00.',
    shop_tuihuo: 'The shop pays the way back when an item is faulty or not as described.',
    shop_shiyong: 'The shop takes part in trials: some items can be tried before you buy.',
    shop_shiti: 'The shop runs a real store that the platform has checked.',
    shop_xiaoxie: 'The shop has signed the consumer agreement; the platform settles disputes first.',
    shop_baozh: 'The shop has paid a deposit that protects its customers.',
  },
  deposit: (money: string) => ` ¥${money} deposited.`,
}
