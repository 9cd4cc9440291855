type Kind =
  | 'plain'
  | 'turned'
  | 'brand'
  | 'category'
  | 'shop'
  | 'pinyin'
  | 'initials'
  | 'mixed'
  | 'typo'
  | 'pinyin typo'
  | 'latin typo'
  | 'synonym'
  | 'units'
  | 'case'
  | 'sentence'
  | 'traditional'
  | 'full width'

export interface Query {
  /** What stands in the field when the shopper sends it: neither trimmed nor corrected. */
  words: string
  /** goods_name of the demo goods that answer it; all are equally right, so one of them is enough. */
  wants: readonly string[]
  kind: Kind
}

const typed = (kind: Kind, words: string, ...wants: string[]): Query => ({ kind, words, wants })

/**
 * Sixty queries as shoppers type them: part (a) of the measure of relevance. At least 90 %, that is 54, must find one of
 * their goods among the first three of the demo mall, no order chosen.
 *
 * Written and committed before the first change to the search, by reading the demo catalogue alone: names, introductions,
 * keywords, packs, categories, brands, shops. Nothing was typed into the search, and its code was not read, so
 * some may be harder than it is fair to ask; that is what the tenth is for. A query that fails stays as it is.
 */
export const queries: readonly Query[] = [
  typed('plain', '马克杯', '青禾 手作粗陶马克杯', '青禾 保温马克杯'),
  typed('plain', '大闸蟹', '北纬渔场 兴化大闸蟹'),
  typed('plain', '生日蛋糕', '甜屿 云朵生日蛋糕'),
  typed('plain', '羽绒服', '花间 长款白鹅绒羽绒服'),
  // a purse tells in its introduction that one fits in
  typed('plain', '口红', '绯语 哑光雾感口红'),

  typed('turned', '耳机 降噪', '声野 H1 头戴降噪耳机'),
  typed('turned', '拉杆箱铝框', '行囊 铝框拉杆箱'),
  typed('turned', '苹果 烟台', '山野集 烟台栖霞红富士苹果'),
  typed('turned', '围巾羊毛', '素缕 美利奴细羊毛围巾'),
  typed('turned', '玻璃茶壶', '青禾 玻璃烧水茶壶'),

  typed('brand', '炊烟 煎锅', '炊烟 麦饭石煎锅'),
  typed('brand', '指甲油 绯语', '绯语 星河甲油六瓶'),
  typed('brand', '毛团 兔子', '毛团 垂耳兔'),
  typed('brand', '醒山咖啡豆', '醒山咖啡 云南小粒咖啡豆'),

  typed('category', '首饰', '月白 莫桑石订婚戒', '月白 蓝托帕石吊坠', '月白 发冠新娘头饰', '月白 檀香木手串'),
  typed(
    'category',
    '毛绒玩具',
    '毛团 竹林熊猫公仔',
    '毛团 帝企鹅宝宝',
    '毛团 彩虹独角兽',
    '毛团 翻转章鱼',
    '毛团 垂耳兔',
    '毛团 大棕熊',
    '毛团 柯基趴趴',
    '毛团 霸王龙玩偶',
    '毛团 蓝鲸抱枕',
  ),
  // what pets eat has a category of nearly this name
  typed(
    'category',
    '零食',
    '馋小铺 72% 黑巧克力',
    '馋小铺 手剥牛轧糖',
    '馋小铺 彩虹棒棒糖',
    '甜屿 鸡蛋布丁',
    '馋小铺 黄油曲奇礼罐',
    '馋小铺 海苔仙贝',
    '馋小铺 焦糖球形爆米花',
    '馋小铺 心愿饼干',
    '馋小铺 碱水扭结饼干',
  ),
  typed(
    'category',
    '海鲜',
    '北纬渔场 千岛湖鳙鱼头',
    '北纬渔场 宁德大黄鱼',
    '北纬渔场 三文鱼刺身中段',
    '北纬渔场 青岛大虾',
    '北纬渔场 兴化大闸蟹',
    '北纬渔场 麻辣小龙虾',
    '北纬渔场 乳山生蚝',
    '北纬渔场 舟山鱿鱼须',
    '北纬渔场 八爪鱼',
  ),

  typed('shop', '山野鲜生 草莓', '建德红颜草莓'),
  typed('shop', '一帆数码充电宝', '一帆 磁吸无线充电宝', '一帆 自带线移动电源'),
  typed('shop', '拾光自营 纸巾', '白屿 原木抽纸', '白屿 有芯卷纸'),

  typed('pinyin', 'hongfushi', '山野集 烟台栖霞红富士苹果'),
  typed('pinyin', 'pingguo', '山野集 烟台栖霞红富士苹果', '山野集 王林青苹果'),
  typed('pinyin', 'yashua', '白屿 软毛牙刷四支装'),
  typed('pinyin', 'longjing', '云上茶 明前龙井'),
  typed('pinyin', 'niu pai', '牧歌 原切眼肉牛排'),
  typed('pinyin', 'yang rong shou tao', '素缕 羊绒触屏手套'),

  typed('initials', 'hfs', '山野集 烟台栖霞红富士苹果'),
  typed('initials', 'xlx', '北纬渔场 麻辣小龙虾'),
  typed('initials', 'lgx', '行囊 铝框拉杆箱'),
  typed('initials', 'mkb', '青禾 手作粗陶马克杯', '青禾 保温马克杯'),

  typed('mixed', '阳光meigui', '澄江阳光玫瑰葡萄'),

  typed('typo', '红富土', '山野集 烟台栖霞红富士苹果'),
  typed('typo', '蓝梅', '云南高山蓝莓'),
  typed('typo', '机械健盘', '微棱 68 键机械键盘'),
  typed('typo', '帐蓬', '野泊 自动速开帐篷'),
  typed('typo', '猕候桃', '蒲江红心猕猴桃'),
  typed('pinyin typo', 'pinguo', '山野集 烟台栖霞红富士苹果', '山野集 王林青苹果'),
  typed('pinyin typo', 'yintao', '大连美早樱桃'),
  typed('latin typo', '随身 wfi', '一帆 随身 WiFi 6'),

  typed('synonym', '耳麦', '声野 H1 头戴降噪耳机'),
  typed('synonym', '西红柿', '半亩 普罗旺斯番茄'),
  typed('synonym', '短袖', '素缕 240 g 重磅纯棉T恤'),
  typed('synonym', '车厘子', '大连美早樱桃'),
  typed('synonym', '自行车', '逐风 城市通勤车 700C'),
  typed('synonym', '行李箱', '行囊 铝框拉杆箱'),
  // notebooks of paper and a rucksack for one have these words too
  typed('synonym', '笔记本电脑', '微棱 14 英寸轻薄本'),

  typed('units', '大米5kg', '禾丰 五常稻花香大米'),
  typed('units', '27寸显示器', '微棱 27 英寸 4K 显示器'),
  typed('units', 'u盘128g', '微棱 怀旧软盘造型 U 盘'),

  typed('case', 'hifi', '声野 桌面 HiFi 音箱'),
  typed('case', 'Ktv', '好声 KTV 三小时欢唱'),

  typed(
    'sentence',
    '送女朋友的生日礼物',
    '悦享 生日惊喜礼盒',
    '悦享 永生花玻璃罩',
    '小满花园 卡罗拉红玫瑰',
    '月白 蓝托帕石吊坠',
  ),
  typed('sentence', '有没有适合爬山穿的防水鞋', '轻行 防水徒步鞋'),
  typed('sentence', '小孩子画画用的蜡笔', '纸间 可水洗蜡笔'),
  typed('sentence', '下水道堵了用什么', '匠作 真空管道疏通器'),

  typed('traditional', '藍莓', '云南高山蓝莓'),
  typed('traditional', '無線鼠標', '微棱 无线静音鼠标'),

  typed('full width', '６５Ｗ充电器', '一帆 65W 氮化镓充电器'),
  typed('full width', '６０Ｌ登山包', '行囊 60 L 大容量登山包'),
]
