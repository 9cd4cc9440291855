import { defineTexts } from '@/i18n/defineTexts'

export const useGuaranteeTexts = defineTexts(
  {
    names: {
      shop_qtian: '七天无理由退货',
      shop_zhping: '正品保障',
      shop_erxiaoshi: '两小时发货',
      shop_tuihuo: '退货承诺',
      shop_shiyong: '试用中心',
      shop_shiti: '实体认证',
      shop_xiaoxie: '消费者保障',
      shop_baozh: '保证金',
    },
    notes: {
      shop_qtian: '签收后七天内，商品完好、不影响再次销售，可以申请无理由退货。',
      shop_zhping: '店铺承诺所售均为正品；若经鉴定为假货，可以退货退款。',
      shop_erxiaoshi: '付款后两小时内发货，每天 9:00 至 18:00 的订单适用。',
      shop_tuihuo: '商品与描述不符或有质量问题，店铺承担退货运费。',
      shop_shiyong: '店铺参加试用活动，部分商品可以先试后买。',
      shop_shiti: '店铺有经平台核实的实体门店。',
      shop_xiaoxie: '店铺已签署消费者保障协议，遇到纠纷由平台先行处理。',
      shop_baozh: '店铺已向平台缴纳保证金，用于保障消费者权益。',
    },
    deposit: (money: string) => `已缴纳 ¥${money}。`,
  },
  () => import('./guaranteeTexts.en'),
)
