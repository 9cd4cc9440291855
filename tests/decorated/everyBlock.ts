/** Every block of a decorated page in every template, with pictures and rows of the demo mall. */
import {
  diyTypes,
  rubikTemplates,
  type DiyController,
  type DiyGlobal,
  type DiyItem,
  type ItemOf,
} from '@mall/contract/diyComponents'

type Fields<C extends DiyController> = Omit<ItemOf<C>, 'controller'>

const block = <C extends DiyController>(controller: C, fields: Fields<C>): DiyItem =>
  ({ controller, type: diyTypes[controller], addon_name: '', is_delete: 0, ...fields }) as unknown as DiyItem

const link = (wap_url: string, title = '') => ({ name: title, title, wap_url })
const goods = link('pages/goods/list/list', '全部商品')
const shop = { ...link('otherpages/shop/index/index', '青禾家居'), site_id: 3 }
const outside = link('https://example.com/', '外部网页')
const unknown = link('otherpages/nowhere/nowhere', '没有的页面')

const pictures = ['home1', 'home2', 'home3', 'home4', 'home5'].map((name, i) => ({
  imageUrl: `upload/demo/banner/${name}.jpg`,
  title: i === 1 ? '' : `海报 ${i + 1}`,
  link: [goods, shop, outside, unknown, null][i] ?? null,
  imgWidth: 1500,
  imgHeight: 750,
}))
const icons = ['fresh', 'food', 'home', 'kitchen', 'digital', 'clothes', 'beauty'].map((name, i) => ({
  imageUrl: `upload/demo/nav/${name}.png`,
  title: `入口 ${i + 1}`,
  link: i === 6 ? unknown : goods,
}))
const tag = { imageUrl: 'upload/demo/nav/fresh.png' }
const chosen = [1, 2, 3, 4]
/** a category that is there */
const categoryId = 1
const head = {
  list: { imageUrl: 'upload/demo/nav/fresh.png', title: '活动名称' },
  listMore: { imageUrl: '', title: '查看全部' },
  titleTextColor: '#b3261e',
  moreTextColor: '#5b554f',
}

const range = (count: number) => Array.from({ length: count }, (_, i) => i + 1)

const texts = [
  ...range(4).map((style) =>
    block('Text', {
      title: `标题样式 ${style}`,
      subTitle: '副标题',
      sub: 1,
      textColor: '#22201e',
      colorSub: '#8a837c',
      fontSize: 34,
      fontSizeSub: 24,
      fontWeight: 600,
      alignStyle: style % 2 ? 'left' : 'center',
      backgroundColor: '#ffffff',
      marginTop: 16,
      padding: 24,
      style,
      styleName: `模板${style}`,
      isShowMore: style % 2 ? 1 : 0,
      moreText: '更多',
      moreLink: goods,
      btnColor: '#8a837c',
      link: style === 3 ? goods : '',
    }),
  ),
  ...(['horizontal', 'vertical'] as const).map((arrangement) =>
    block('TextNav', {
      textColor: '#5b554f',
      fontSize: 26,
      textAlign: arrangement === 'vertical' ? 'left' : 'center',
      arrangement,
      backgroundColor: '#ffffff',
      list: [goods, shop, unknown].map((one) => ({ text: one.title, link: one })),
    }),
  ),
  block('Title', {
    title: '旧版标题',
    textColor: '#22201e',
    backgroundColor: '#ffffff',
    leftLink: goods,
    rightLink: shop,
    isOpenOperation: 1,
    operation_name: '全部',
  }),
  block('Notice', { sources: 'default', style: 1, textColor: '#5b554f', fontSize: 26, backgroundColor: '#ffffff' }),
  block('Notice', {
    sources: 'diy',
    style: 2,
    fontSize: 24,
    marginTop: 16,
    list: [{ title: '自定义公告', link: goods }],
  }),
  block('Notice', { sources: 'diy', marginTop: 16, noticeIds: [1, 2] }),
  block('RichText', { html: '<h3>富文本</h3><p>一段<b>文字</b></p>', padding: 24, backgroundColor: '#ffffff' }),
  ...(['solid', 'dashed', 'dotted'] as const).map((borderStyle) =>
    block('HorzLine', { color: '#b3261e', margin: 24, padding: 24, borderStyle }),
  ),
  block('HorzBlank', { height: 60, backgroundColor: '#e9f2ff', marginLeftRight: 40 }),
]

const navigation = [
  ...([3, 4, 5] as const).map((showType) =>
    block('GraphicNav', {
      selectedTemplate: 'imageNavigation',
      showType,
      scrollSetting: 'fixed',
      navRadius: showType === 4 ? 'right-angle' : 'fillet',
      textColor: '#3a3632',
      backgroundColor: '#ffffff',
      padding: 20,
      marginTop: 16,
      list: icons,
    }),
  ),
  block('GraphicNav', { selectedTemplate: 'textNavigation', showType: 4, scrollSetting: 'fixed', list: icons }),
  block('GraphicNav', { selectedTemplate: 'imageNavigation', showType: 5, scrollSetting: 'horizontal', list: icons }),
  ...([1, 2] as const).flatMap((borderType) =>
    (['left', 'center'] as const).map((textAlign) =>
      block('Search', {
        title: `搜索 ${borderType} ${textAlign}`,
        textColor: '#8a837c',
        textAlign,
        backgroundColor: '#f6f4f2',
        bgColor: '#ffffff',
        borderType,
        searchType: 1,
        searchImg: textAlign === 'center' ? 'upload/demo/nav/home.png' : '',
        searchStyle: 1,
      }),
    ),
  ),
  block('ShopSearch', { title: '搜索店内', borderType: 1 }),
  ...([1, 2, 3, 4] as const).map((bottomPosition) =>
    block('FloatBtn', {
      textColor: '#ffffff',
      backgroundColor: '',
      btnBottom: 220,
      baseBtnBottom: 120,
      bottomPosition,
      list: [{ imageUrl: 'upload/demo/nav/cart.png', title: `角 ${bottomPosition}`, link: goods }],
    }),
  ),
  block('CutCity', {}),
]

const posters = [
  ...(['circle', 'line'] as const).map((carouselChangeStyle) =>
    block('ImageAds', {
      selectedTemplate: 'carousel-posters',
      imageRadius: 24,
      carouselChangeStyle,
      marginTop: 16,
      padding: 24,
      height: 351,
      list: pictures,
    }),
  ),
  block('ImageAds', {
    selectedTemplate: 'single-graph',
    imageClearance: 20,
    imageRadius: 24,
    marginTop: 16,
    padding: 24,
    list: pictures.slice(0, 2),
  }),
  ...rubikTemplates.map((selectedTemplate) =>
    block('RubikCube', {
      selectedTemplate,
      imageGap: 16,
      backgroundColor: '',
      list: pictures.slice(0, 4),
      customRubikCube: 4,
      selectedRubikCubeArray: [
        { x: 0, y: 0, width: 2, height: 3 },
        { x: 2, y: 0, width: 2, height: 1 },
        { x: 2, y: 1, width: 1, height: 2 },
        { x: 3, y: 1, width: 1, height: 2 },
      ],
      heightArray: [],
      diyHtml: '',
    }),
  ),
  block('RubikCube', {
    selectedTemplate: 'row1-of2',
    imageGap: 8,
    list: pictures.slice(0, 2),
    heightArray: [240, 240],
  }),
  block('Video', { url: 'upload/demo/none.mp4', padding: 24, id: 1 }),
]

const lists = [
  ...range(4).map((style) =>
    block('GoodsList', {
      sources: 'default',
      goodsCount: 4,
      style,
      backgroundColor: '',
      marginTop: 16,
      paddingLeftRight: 24,
      isShowCart: 1,
      cartStyle: style % 2 ? 1 : 2,
      isShowGoodName: 1,
      isShowMarketPrice: 1,
      isShowGoodSaleNum: 1,
      isShowGoodSubTitle: style % 2 ? 1 : 0,
      goodsTag: style === 2 ? 'diy' : 'default',
      tagImg: tag,
    }),
  ),
  block('GoodsList', {
    sources: 'category',
    categoryId,
    categoryName: '生鲜',
    goodsCount: 3,
    style: 3,
    isShowCart: 0,
    isShowGoodName: 0,
    isShowMarketPrice: 0,
    isShowGoodSaleNum: 0,
  }),
  block('GoodsList', { sources: 'diy', goodsId: chosen, style: 1 }),
  block('RankList', { categoryId, categoryLevel: 1, goodsCount: 6 }),
  block('RankList', { goodsId: chosen, goodsCount: 4 }),
  ...range(2).flatMap((style) => [
    block('ShopCoupon', { sources: 'default', style, couponCount: 4, marginTop: 16, status: style - 1 }),
    block('AdminPlatformCoupon', {
      sources: 'diy',
      style,
      couponCount: 4,
      marginTop: 16,
      status: 1,
      couponIds: [1, 2],
    }),
  ]),
]

const promotions = [
  ...range(3).map((style) =>
    block('Seckill', {
      ...head,
      style,
      changeType: style,
      bgSelect: 'red',
      marginTop: 16,
      isShowGoodsName: 1,
      isShowGoodsDesc: 1,
      isShowGoodsPrice: 1,
      isShowGoodsPrimary: 1,
      isShowGoodsStock: 1,
    }),
  ),
  ...(['Pintuan', 'Groupbuy', 'Bargain', 'Presale', 'Wholesale'] as const).flatMap((controller, i) =>
    range(3).map((style) =>
      block(controller, {
        ...head,
        sources: 'default',
        goodsCount: 6,
        style,
        styleName: `模板${style}`,
        changeType: (i + style) % 2 ? 1 : 2,
        backgroundColor: '',
        bgSelect: (['blue', 'yellow', 'violet', 'red'] as const)[(i + style) % 4],
        marginTop: 16,
      }),
    ),
  ),
  ...range(4).map((style) =>
    block('FenxiaoGoodsList', {
      ...head,
      sources: 'default',
      goodsCount: 4,
      style,
      padding: 24,
      goodsTag: style === 1 ? 'diy' : 'default',
      tagImg: tag,
    }),
  ),
]

const shops = [
  block('ShopInfo', { color: '#22201e' }),
  block('ShopStore', {}),
  ...range(2).map((style) =>
    block('Notes', {
      ...head,
      sources: style === 1 ? 'default' : 'diy',
      goodsId: [1, 2, 3],
      goodsCount: 4,
      style,
      marginTop: 16,
      paddingLeftRight: 24,
      notesLabel: 1,
      readNum: 1,
      thumbsUpNum: style === 2 ? 1 : 0,
      uploadTime: 1,
    }),
  ),
  block('LiveInfo', { marginTop: 16, isShowAnchorInfo: 1, isShowLiveGood: 1 }),
]

const categories = [
  ...([1, 2, 3] as const).map((template) => block('GoodsCategory', { level: template === 1 ? 3 : 2, template })),
  block('TopCategory', {
    title: '精选',
    selectColor: '#b3261e',
    nsSelectColor: '#5b554f',
    backgroundColor: '#ffffff',
    styleType: 'line',
  }),
]

export const everyBlock: readonly DiyItem[] = [
  ...texts,
  ...navigation,
  ...posters,
  ...lists,
  ...promotions,
  ...shops,
  ...categories,
]

/** Settings of a page, all of them in use. */
export const everySetting: DiyGlobal = {
  title: '组件陈列',
  bgColor: '#f6f4f2',
  bgTopColor: '#ffe9d6',
  topNavColor: '#2f4858',
  textNavColor: '#ffffff',
  textColor: '#22201e',
  bgUrl: '',
  topNavbg: 0,
  openBottomNav: true,
  mpCollect: true,
  popWindow: { imageUrl: 'upload/demo/banner/home1.jpg', count: 0, link: goods, imgWidth: 560, imgHeight: 280 },
}
