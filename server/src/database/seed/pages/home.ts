import { firstSku, goodsId } from '../catalogue/goods'
import type { PageSeed } from '../types'
import {
  blank,
  carousel,
  categories,
  cube,
  goodsChosen,
  goodsNewest,
  goodsOfCategory,
  heading,
  icons,
  item,
  link,
  notices,
  page,
  platformCoupons,
  promotions,
  searchField,
  strip,
  toCategory,
  toGoods,
  toKeyword,
  toPage,
  toShop,
} from './items'

const search = searchField('Search')

const home = page('拾光商城', { openBottomNav: true, mpCollect: true }, [
  search,
  carousel([
    ['home1', '当季鲜果，清晨采摘', toCategory('fruit')],
    ['home3', '春夏穿搭提案', toCategory('clothes')],
    ['home2', '影音与智能新品', toCategory('digital')],
    ['home4', '把家收拾成喜欢的样子', toCategory('home')],
    ['home5', '周末出去走走', toPage('周末计划', 'DIY_VIEW_RANDOM_2')],
  ]),
  icons(5, [
    ['fresh', '生鲜果蔬', toCategory('fresh')],
    ['food', '食品饮料', toCategory('food')],
    ['home', '家居家装', toCategory('home')],
    ['kitchen', '餐厨用品', toCategory('kitchen')],
    ['digital', '手机数码', toCategory('digital')],
    ['clothes', '服饰内衣', toCategory('clothes')],
    ['beauty', '配饰美妆', toCategory('beauty')],
    ['toys', '玩具乐器', toCategory('toys')],
    ['sports', '运动户外', toCategory('sports')],
    ['all', '全部分类', link('全部分类', 'pages/goods/category/category')],
  ]),
  notices(),
  promotions('Seckill'),
  blank(16),
  cube('row1-lt-of2-rt', [
    ['cube1', '海鲜到家', toCategory('sea'), [700, 720]],
    ['cube2', '面包刚出炉', toCategory('bakery'), [700, 350]],
    ['cube3', '洗护常备', toCategory('care'), [700, 350]],
  ]),
  heading('今日鲜采', '清晨下地，当天发出', toCategory('fresh')),
  goodsChosen(['富士苹果', '红颜草莓', '蓝莓', '凯特芒果', '普罗旺斯番茄', '青岛大虾'].map(goodsId), 3),
  item('LiveInfo', { marginTop: 16, isShowAnchorInfo: 1, isShowLiveGood: 1 }),
  platformCoupons(),
  promotions('Groupbuy'),
  heading('影音与智能', '用上一个月再推荐给你', toCategory('digital')),
  strip('strip1', '一帆数码，全国联保', toShop('一帆数码', 11)),
  blank(16),
  goodsChosen(['头戴降噪耳机', 'W2 运动手表', 'CCD 卡片机', '机械键盘'].map(goodsId)),
  promotions('Pintuan'),
  heading('把家收拾成喜欢的样子', '家具、灯具、绿植和好用的锅', toCategory('home')),
  goodsChosen(['和纸落地灯', '琴叶榕', '铸铁炖锅', '实木餐椅', '手作粗陶马克杯', '棉绳编织收纳筐'].map(goodsId), 3),
  promotions('Presale'),
  heading('逛逛店铺', '六家店，一个购物车', link('店铺街', 'otherpages/shop/street/street')),
  cube('row1-of3', [
    ['shopcube3', '山野鲜生', toShop('山野鲜生', 7), [480, 560]],
    ['shopcube2', '青禾家居', toShop('青禾家居', 3), [480, 560]],
    ['shopcube6', '花间服饰', toShop('花间服饰', 14), [480, 560]],
  ]),
  blank(16),
  cube('row1-of3', [
    ['shopcube5', '一帆数码', toShop('一帆数码', 11), [480, 560]],
    ['shopcube4', '悦享生活', toShop('悦享生活', 8), [480, 560]],
    ['shopcube1', '拾光自营', toShop('拾光自营', 1), [480, 560]],
  ]),
  heading('大家都在买', '按销量排的', link('全部商品', 'pages/goods/list/list')),
  item('RankList', { goodsId: [], goodsCount: 10 }),
  heading('穿搭提案', '真实身形放码，不合身可换', toCategory('clothes')),
  goodsOfCategory('clothes', 4),
  heading('送给孩子，也送给自己', '毛绒、积木和第一把吉他', toCategory('toys')),
  strip('strip3', '玩具与乐器', toCategory('toys')),
  blank(16),
  goodsOfCategory('toys', 6, 3),
  item('TextNav', {
    textColor: '#5b554f',
    fontSize: 26,
    textAlign: 'center',
    arrangement: 'horizontal',
    backgroundColor: '#ffffff',
    list: [
      { text: '精选专题', link: link('精选专题', 'promotionpages/topics/list/list') },
      { text: '批发专区', link: link('批发专区', 'promotionpages/wholesale/list/list') },
      { text: '下午茶专场', link: toPage('下午茶专场', 'DIY_VIEW_RANDOM_1') },
      { text: '周末计划', link: toPage('周末计划', 'DIY_VIEW_RANDOM_2') },
      { text: '礼盒', link: toKeyword('礼盒') },
    ],
  }),
  item('HorzLine', { color: '#e4ded8', margin: 24, padding: 24, borderStyle: 'dashed' }),
  item('RichText', {
    html: '<p style="text-align:center">拾光商城 · 认真挑选每一件</p><p style="text-align:center">正品保障　七天退换　坏果包赔</p>',
    padding: 24,
    backgroundColor: '',
    marginTop: 0,
  }),
  item('FloatBtn', {
    textColor: '#ffffff',
    backgroundColor: '',
    btnBottom: 220,
    baseBtnBottom: 120,
    bottomPosition: 4,
    list: [{ imageUrl: 'upload/demo/nav/cart.png', title: '购物车', link: link('购物车', 'pages/goods/cart/cart') }],
  }),
])

const afternoonTea = page('下午茶专场', {}, [
  carousel([
    ['random1', '三点半，来点甜的', toCategory('cake')],
    ['cube2', '面包刚出炉', toCategory('bread')],
  ]),
  heading('先来一杯', '咖啡、茶和气泡水', toCategory('drink')),
  goodsOfCategory('drink', 4),
  heading('再配一口甜', '当天做，冷链到', toCategory('cake')),
  goodsOfCategory('cake', 6, 3),
  strip('strip2', '家里的那只好杯子', toCategory('cup')),
  blank(16),
  goodsOfCategory('cup', 4),
  item('HorzLine', { color: '#e4ded8', margin: 24, padding: 24, borderStyle: 'dotted' }),
  item('Text', {
    title: '曲奇礼罐',
    subTitle: '吃完还能装茶',
    sub: 1,
    textColor: '#22201e',
    colorSub: '#6b645e',
    fontSize: 30,
    fontSizeSub: 24,
    fontWeight: 600,
    alignStyle: 'center',
    backgroundColor: '#ffffff',
    marginTop: 16,
    padding: 24,
    style: 1,
    styleName: '模板一',
    isShowMore: 0,
    moreText: '',
    moreLink: '',
    btnColor: '',
    link: toGoods('曲奇礼罐', firstSku('黄油曲奇礼罐')),
  }),
  goodsOfCategory('snack', 6, 4),
])

const weekend = page('周末计划', {}, [
  carousel([
    ['random2', '去山里住一晚', toCategory('camping')],
    ['home5', '或者骑车去湖边', toCategory('ride')],
  ]),
  icons(4, [
    ['outdoor', '露营', toCategory('camping')],
    ['ball', '球类', toCategory('ball')],
    ['music', '乐器', toCategory('music')],
    ['life', '演出', toCategory('life')],
  ]),
  heading('带上这些就出发', '莫干山的雨天里试过', toCategory('outdoor')),
  goodsOfCategory('outdoor', 6),
  heading('下雨就在家', '拼图、桌游和一把琴', toCategory('toys')),
  goodsOfCategory('toys', 6, 3),
  heading('晚上看场演出', '付款后出示核销码', toCategory('life')),
  goodsOfCategory('life', 6, 4),
])

/** What can be promoted, with what it brings (wire/fenxiao section 5). */
const market = page('分销集市', {}, [
  strip('fenxiao', '分享好物，下单有佣金', link('分销中心', 'fenxiao/index/index')),
  item('RichText', {
    html:
      '<p>把喜欢的商品分享给朋友，朋友付款后佣金先记为待结算，订单完成后进入可提现佣金。</p>' +
      '<p>每件商品标出的是您可得的佣金，以实际支付金额计算；退款的部分没有佣金。</p>',
    padding: 24,
    backgroundColor: '#ffffff',
    marginTop: 16,
  }),
  item('FenxiaoGoodsList', {
    sources: 'default',
    goodsCount: 20,
    style: 1,
    backgroundColor: '',
    list: { title: '正在推广', imageUrl: '' },
  }),
])

/** What is sold in the city, where its shops are near. */
const hangzhouHome = page('拾光商城 · 杭州', { openBottomNav: true }, [
  item('CutCity', {}),
  search,
  carousel([
    ['home1', '清晨采摘，当天送到', toShop('山野鲜生', 7)],
    ['home4', '西湖边的样板间', toShop('青禾家居', 3)],
  ]),
  heading('同城好店', '门店自提，当日送达', link('全部商品', 'pages/goods/list/list')),
  cube('row1-of2', [
    ['shop7_1', '山野鲜生', toShop('山野鲜生', 7), [1500, 750]],
    ['shop3_1', '青禾家居', toShop('青禾家居', 3), [1500, 750]],
  ]),
  blank(16),
  heading('今天就能吃上', '杭州城区 10:00 前下单，18:00 前送达', toCategory('fresh')),
  goodsOfCategory('fresh', 6, 3),
  heading('杭州在售', '同城的每一件', link('全部商品', 'pages/goods/list/list')),
  goodsNewest(20),
])

export const platformPages: PageSeed[] = [
  { code: 'home', shop: '', name: 'DIY_VIEW_INDEX', title: '拾光商城', value: home },
  { code: 'random-1', shop: '', name: 'DIY_VIEW_RANDOM_1', title: '下午茶专场', value: afternoonTea },
  { code: 'random-2', shop: '', name: 'DIY_VIEW_RANDOM_2', title: '周末计划', value: weekend },
  {
    code: 'category',
    shop: '',
    name: 'DIY_VIEW_GOODS_CATEGORY',
    title: '商品分类',
    value: categories('商品分类', 3, 1),
  },
  {
    code: 'hangzhou-home',
    shop: '',
    name: 'DIY_VIEW_CITY_INDEX',
    title: '拾光商城 · 杭州',
    value: hangzhouHome,
    city: 'hangzhou',
  },
  { code: 'fenxiao-market', shop: '', name: 'DIY_FENXIAO_MARKET', title: '分销集市', value: market },
]
