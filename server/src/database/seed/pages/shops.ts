import type { DiyItem } from '@mall/contract/diyComponents'
import { goodsId } from '../catalogue/goods'
import { shopName } from '../shops'
import type { PageSeed } from '../types'
import {
  blank,
  carousel,
  categories,
  goodsChosen,
  goodsNewest,
  goodsOfCategory,
  heading,
  icons,
  item,
  page,
  searchField,
  toCategory,
} from './items'

interface Plan {
  site: number
  colour: string
  banners: [title: string, category: string][]
  navigation: [icon: string, title: string, category: string][]
  /** heading, its second line, category of "more", goods by words of their names or a category with a number */
  floors: [title: string, words: string, category: string, goods: string[] | number][]
}

const plans: Plan[] = [
  {
    site: 1,
    colour: '#d8432f',
    banners: [
      ['零食柜上新', 'snack'],
      ['书桌小物', 'stationery'],
    ],
    navigation: [
      ['snack', '休闲零食', 'snack'],
      ['drink', '饮料冲调', 'drink'],
      ['clean', '家庭清洁', 'clean'],
      ['stationery', '文具', 'stationery'],
    ],
    floors: [
      [
        '零食柜',
        '出厂一个月内的新货',
        'snack',
        ['72% 黑巧克力', '黄油曲奇礼罐', '手剥牛轧糖', '球形爆米花', '碱水扭结饼干', '彩虹棒棒糖'],
      ],
      ['书桌小物', '纸不洇，笔不断墨', 'stationery', ['铱金钢笔', '道林纸方格本', '固体水彩', '风琴文件包']],
    ],
  },
  {
    site: 3,
    colour: '#2f7d5b',
    banners: [
      ['客厅焕新', 'furniture'],
      ['厨房好物', 'kitchen'],
    ],
    navigation: [
      ['furniture', '家具床品', 'furniture'],
      ['decor', '家饰灯具', 'decor'],
      ['garden', '绿植花卉', 'garden'],
      ['cook', '锅具刀具', 'cook'],
    ],
    floors: [
      [
        '一盏灯，一盆绿',
        '从角落开始',
        'decor',
        ['和纸落地灯', '琴叶榕', '大豆蜡香薰', '柴烧花器', '极简挂钟', '迷你侧柏'],
      ],
      ['厨房好物', '下厨是件高兴的事', 'cook', ['麦饭石煎锅', '铸铁炖锅', '大马士革纹', '釉下彩餐具']],
    ],
  },
  {
    site: 7,
    colour: '#3d8b37',
    banners: [
      ['当季鲜果', 'fruit'],
      ['海鲜到家', 'sea'],
    ],
    navigation: [
      ['fruit', '新鲜水果', 'fruit'],
      ['vegetable', '时令蔬菜', 'vegetable'],
      ['meat', '肉禽蛋', 'meat'],
      ['sea', '海鲜水产', 'sea'],
    ],
    floors: [
      ['今日鲜采', '坏果包赔', 'fruit', ['红颜草莓', '凯特芒果', '阳光玫瑰', '赣南脐橙', '阳山水蜜桃', '蓝莓']],
      ['晚饭吃什么', '解冻就能下锅', 'meat', ['眼肉牛排', '青岛大虾', '走地鸡腿', '谷物散养鸡蛋']],
    ],
  },
  {
    site: 8,
    colour: '#b23a86',
    banners: [
      ['周末露营', 'outdoor'],
      ['毛绒朋友', 'plush'],
    ],
    navigation: [
      ['outdoor', '户外出行', 'outdoor'],
      ['toy', '玩具', 'toy'],
      ['music', '乐器', 'music'],
      ['life', '本地生活', 'life'],
    ],
    floors: [
      ['毛绒朋友', '可以机洗', 'plush', ['熊猫公仔', '彩虹独角兽', '垂耳兔', '帝企鹅', '翻转章鱼', '蓝鲸抱枕']],
      ['周末去哪玩', '付款后出示核销码', 'life', ['脱口秀双人票', '摩天轮家庭票', '单人电影券', '夜游门票']],
    ],
  },
  {
    site: 11,
    colour: '#3556c4',
    banners: [
      ['影音新品', 'av'],
      ['智能家居', 'smart'],
    ],
    navigation: [
      ['phone', '手机通讯', 'phone'],
      ['computer', '电脑办公', 'computer'],
      ['av', '影音摄影', 'av'],
      ['smart', '智能设备', 'smart'],
    ],
    floors: [
      ['桌面焕新', '每天都摸得到的东西', 'computer', ['机械键盘', '静音鼠标', '4K 显示器', '固态扩展坞']],
      [
        '听与看',
        '录音师和摄影师写了笔记',
        'av',
        ['头戴降噪耳机', '防水音箱', 'CCD 卡片机', '家用投影仪', '直播麦克风', '全画幅微单'],
      ],
    ],
  },
  {
    site: 14,
    colour: '#c2415f',
    banners: [
      ['春夏穿搭', 'women'],
      ['出行箱包', 'bags'],
    ],
    navigation: [
      ['women', '女装', 'women'],
      ['men', '男装', 'men'],
      ['footwear', '鞋靴', 'footwear'],
      ['bags', '箱包', 'bags'],
    ],
    floors: [
      ['本周新裁', '试穿、改版、再试穿', 'women', ['法式茶歇', '亚麻吊带', '泡泡袖雪纺', '双面羊毛大衣']],
      [
        '走得远一点',
        '合脚，才走得远',
        'footwear',
        ['缓震慢跑鞋', '德训鞋', '防水徒步鞋', '骑士靴', '芭蕾缎带', '罗马凉鞋'],
      ],
    ],
  },
]

/** Shops whose homes lead through their goods in tabs; pills are read on the fading colour of the top too. */
const tabbed = [8]

/** What two shops show beside their goods. */
const more: Partial<Record<number, DiyItem[]>> = {
  3: [
    item('Notes', {
      ...{ sources: 'default', goodsCount: 4, goodsId: [], style: 1, backgroundColor: '', marginTop: 24 },
      ...{ paddingLeftRight: 24, notesLabel: 1, readNum: 1, thumbsUpNum: 1, uploadTime: 1 },
      ...{ list: { imageUrl: '', title: '青禾手记' }, listMore: { imageUrl: '', title: '' } },
    }),
  ],
  7: [item('ShopStore', {})],
}

const shopPage = ({ site, colour, banners, navigation, floors }: Plan) =>
  page(shopName(site), { bgTopColor: colour, topNavColor: colour, textNavColor: '#ffffff', openBottomNav: true }, [
    item('ShopInfo', { color: '#ffffff' }),
    searchField('ShopSearch'),
    ...(tabbed.includes(site) ? [item('TopCategory', { styleType: 'pill' })] : []),
    carousel(banners.map(([title, category], i) => [`shop${site}_${i + 1}`, title, toCategory(category, site)])),
    icons(
      4,
      navigation.map(([icon, title, category]) => [icon, title, toCategory(category, site)]),
    ),
    item('ShopCoupon', {
      sources: 'default',
      style: 1,
      couponCount: 6,
      backgroundColor: '',
      marginTop: 24,
      status: 1,
      couponIds: [],
    }),
    ...floors.flatMap(([title, words, category, goods]) => [
      heading(title, words, toCategory(category, site)),
      typeof goods === 'number'
        ? goodsOfCategory(category, goods)
        : goodsChosen(goods.map(goodsId), goods.length === 6 ? 3 : 1),
    ]),
    ...(more[site] ?? []),
    blank(16),
    heading('全部商品', `${shopName(site)}在售`, toCategory(floors[0]![2], site)),
    goodsNewest(20),
  ])

const shopHomes: PageSeed[] = plans.map((plan) => ({
  code: `shop-${plan.site}-index`,
  shop: `shop-${plan.site}`,
  name: 'DIY_VIEW_SHOP_INDEX',
  title: shopName(plan.site),
  value: shopPage(plan),
}))

/** Shops whose goods are bought by the basket show them beside their categories; the others show pictures. */
const categoryTemplates: [site: number, template: 1 | 2 | 3][] = [
  [1, 3],
  [3, 1],
  [7, 2],
]

const shopCategoryPages: PageSeed[] = categoryTemplates.map(([site, template]) => ({
  code: `shop-${site}-category`,
  shop: `shop-${site}`,
  name: 'DIY_VIEW_SHOP_GOODS_CATEGORY',
  title: '店铺分类',
  value: categories('店铺分类', 2, template),
}))

export const shopPages = [...shopHomes, ...shopCategoryPages]
