import { firstSkuCode, goodsId, picture } from './catalogue/goods'
import type { NoteSeed } from './types'

const day = 86_400

interface Sketch {
  group: string
  /** shop_said, or goods_item when it is about goods */
  type: NoteSeed['note_type']
  title: string
  abstract: string
  /** words of the names of goods */
  goods: string[]
  highlights: string
  paragraphs: string[]
  label: string
  /** pictures of the goods instead of one cover */
  isSeveral?: true
  daysAgo: number
  isDraft?: true
}

/** At least four a shop, in two groups, of both types and both covers (wire/demo-data section 6); one is a draft. */
const sketches: [shop: number, notes: Sketch[]][] = [
  [
    3,
    [
      {
        ...{ group: '空间灵感', type: 'goods_item', label: '客厅', daysAgo: 2, isSeveral: true },
        ...{ title: '一盏灯，换一间客厅', abstract: '不动墙、不换沙发，只在角落里放一盏落地灯。' },
        ...{ goods: ['和纸落地灯', '极简挂钟', '柴烧花器'], highlights: '和纸手工裱糊，光是散开的，不刺眼' },
        paragraphs: [
          '客厅的主灯一开，什么都看得见，什么都不好看。把主灯关掉，在沙发斜后方放一盏和纸落地灯，光从一米五的高度漫下来，墙角先亮，人后亮。',
          '灯旁边留一件有质感的东西：一只柴烧花器就够了。白天它是摆件，晚上它有影子。',
          '最后看一眼时间。挂钟选最简单的那种，秒针要静音，不然夜里会听见自己在数羊。',
        ],
      },
      {
        ...{ group: '空间灵感', type: 'shop_said', label: '绿植', daysAgo: 6 },
        ...{ title: '琴叶榕总掉叶子？先别浇水', abstract: '掉叶子多半不是渴，是闷。' },
        ...{ goods: ['琴叶榕', '散尾葵'], highlights: '' },
        paragraphs: [
          '每周都有顾客问：叶子掉了，是不是该浇水？我们的园艺师会先反问一句：上次开窗是什么时候？',
          '琴叶榕怕闷不怕晒。放在离窗一米以内的地方，每天通风半小时；土的表面两指深干透了再浇，一次浇透，托盘里的水倒掉。',
          '刚到家的头两周掉两三片老叶是正常的，别急着换盆。',
        ],
      },
      {
        ...{ group: '厨房手记', type: 'goods_item', label: '厨房', daysAgo: 11 },
        ...{ title: '一口铸铁锅用十年的办法', abstract: '开锅、擦干、抹油，三步，每次两分钟。' },
        ...{ goods: ['铸铁炖锅', '麦饭石煎锅'], highlights: '第一次用之前先开锅' },
        paragraphs: [
          '新锅到手先用热水冲洗，小火烘干，用厨房纸蘸一点食用油把内外都抹一遍，再烘五分钟。这一步叫开锅，做一次管很久。',
          '平时炖完汤趁热洗，不用洗洁精也洗得干净。洗完一定要烘干，抹一层薄油再收。',
          '真的生锈了也不要紧：钢丝球擦掉，重新开一次锅，又是一口好锅。',
        ],
      },
      {
        ...{ group: '厨房手记', type: 'shop_said', label: '掌柜说', daysAgo: 18, isSeveral: true },
        ...{ title: '我们为什么在样板间里住了一个月', abstract: '上架之前，先自己用满三十天。' },
        ...{ goods: ['手作粗陶马克杯', '手捏纹大碗', '鸡翅木筷子'], highlights: '' },
        paragraphs: [
          '青禾的每一件东西，上架之前都会在文三路的样板间里用满一个月：杯子要端着走来走去，碗要进洗碗机，沙发要有人真的睡午觉。',
          '上个月我们退回了两款杯子，一款把手太烫，一款杯口会挂水。留下来的这只粗陶马克杯，是大家抢着用的那只。',
        ],
      },
    ],
  ],
  [
    7,
    [
      {
        ...{ group: '产地故事', type: 'shop_said', label: '产地直击', daysAgo: 1 },
        ...{ title: '凌晨四点，草莓棚里亮着灯', abstract: '红颜草莓要在日出之前摘，糖分还锁在果子里。' },
        ...{ goods: ['红颜草莓', '蓝莓'], highlights: '' },
        paragraphs: [
          '建德的草莓棚，凌晨四点就亮灯了。太阳一出来，果温升高，草莓会变软，路上也容易伤。所以老陈一家从来只摘到六点半。',
          '摘的时候不碰果肉，只掐果柄。每一颗都要全红到蒂，留一点白肩的，留给明天。',
          '八点装车，杭州城里十点前下单的，傍晚就能吃到。',
        ],
      },
      {
        ...{ group: '产地故事', type: 'goods_item', label: '当季', daysAgo: 5, isSeveral: true },
        ...{ title: '三种柑橘怎么挑', abstract: '要甜的、要酸的、要一口一个的，各有各的时候。' },
        ...{ goods: ['赣南脐橙', '涌泉蜜桔', '安岳黄柠檬'], highlights: '掂着沉的，汁水多' },
        paragraphs: [
          '脐橙看脐，脐小的皮薄；掂在手里，同样大小选沉的。',
          '涌泉的蜜桔带叶发货，叶子还绿着就是新鲜。小个的反而更甜，适合一口一个。',
          '柠檬别挑太硬的。表皮油亮、按下去微微有弹性，才榨得出汁。',
        ],
      },
      {
        ...{ group: '今晚吃什么', type: 'goods_item', label: '快手菜', daysAgo: 8 },
        ...{ title: '十分钟，一盘白灼青岛大虾', abstract: '水开下锅，九十秒出锅，过冰水。' },
        ...{ goods: ['青岛大虾', '小黄姜'], highlights: '单冻大虾，不用整袋化开' },
        paragraphs: [
          '大虾从冷冻室拿出来，凉水冲五分钟就能下锅，不用提前化冻。',
          '水里放三片姜、一勺料酒，大火烧开，下虾，盖盖子数九十秒。虾身弯成一个问号就好了，弯成句号就老了。',
          '捞出来过冰水，虾肉才弹。蘸料只要生抽和姜末。',
        ],
      },
      {
        ...{ group: '今晚吃什么', type: 'shop_said', label: '收纳', daysAgo: 15, isSeveral: true },
        ...{ title: '叶菜放三天还脆的冰箱收法', abstract: '湿了会烂，干了会蔫，差一张厨房纸。' },
        ...{ goods: ['上海青小白菜', '混合沙拉菜', '水果黄瓜'], highlights: '' },
        paragraphs: [
          '菜到家先别洗。把发黄的外叶摘掉，用厨房纸包一层，装进保鲜袋，根朝下立着放进冷藏室。',
          '黄瓜和番茄怕冷，放门上的格子里就好。',
          '沙拉菜已经洗过，开袋就吃；吃不完的，袋里塞一张纸，排掉空气再封口。',
        ],
      },
    ],
  ],
  [
    14,
    [
      {
        ...{ group: '穿搭提案', type: 'goods_item', label: '春夏', daysAgo: 3, isSeveral: true },
        ...{ title: '亚麻不怕皱，怕的是穿得太紧', abstract: '选大半码，让风进来。' },
        ...{ goods: ['亚麻吊带', '亚麻长外套', '草编渔夫帽'], highlights: '亚麻越洗越软' },
        paragraphs: [
          '亚麻的皱是它的纹路，不是没熨。只要衣服和身体之间有一点空，皱就是好看的。',
          '吊带裙选平时的码，外套大半码，长度过膝，走起路来下摆会自己动。',
          '帽子压住头顶，整个人就稳了。',
        ],
      },
      {
        ...{ group: '穿搭提案', type: 'shop_said', label: '掌柜说', daysAgo: 9 },
        ...{ title: '我们的模特身高一米六二', abstract: '按真实身形放码，是从换模特开始的。' },
        ...{ goods: ['法式茶歇', '泡泡袖雪纺'], highlights: '' },
        paragraphs: [
          '以前我们也用一米七五的模特，照片好看，退货也多。去年起，花间的照片里都是同事自己：一米五八到一米六八，有人肩宽，有人胯宽。',
          '每件衣服的详情里都写着谁穿什么码。不合身，七天内可以退换，运费我们出。',
        ],
      },
      {
        ...{ group: '养护课', type: 'goods_item', label: '养护', daysAgo: 13 },
        ...{ title: '一双好皮鞋，一周只穿三天', abstract: '让皮子歇一歇，鞋楦比鞋油要紧。' },
        ...{ goods: ['手工固特异皮鞋', '头层牛皮托特'], highlights: '固特异缝线，鞋底可以换' },
        paragraphs: [
          '皮鞋一天吸进去的汗，要两天才干得透。连着穿三天，再好的皮也会起皱。',
          '脱下来先塞鞋楦，第二天刷灰，第三天上一点无色鞋油。鞋底磨薄了寄给我们换，鞋面还能再陪你五年。',
        ],
      },
      {
        ...{ group: '养护课', type: 'shop_said', label: '养护', daysAgo: 21, isSeveral: true },
        ...{ title: '羊毛和羊绒，怎么过夏天', abstract: '洗净、晾透、密封，比樟脑丸管用。' },
        ...{ goods: ['双面羊毛大衣', '美利奴细羊毛围巾', '羊绒触屏手套'], highlights: '' },
        paragraphs: [
          '虫子咬的不是羊毛，是羊毛上的汗和油。收之前一定要洗：围巾手洗，大衣送干洗，手套用羊毛洗液泡十分钟。',
          '晾到完全干透再折，挂太久肩会变形。装进密封袋，放一块雪松木，明年拿出来还是软的。',
        ],
      },
      {
        ...{ group: '穿搭提案', type: 'goods_item', label: '预告', daysAgo: 0, isDraft: true },
        ...{ title: '秋天的第一件外套（待定）', abstract: '图还没拍完。' },
        ...{ goods: ['亚麻长外套'], highlights: '' },
        paragraphs: ['等打样回来再写。'],
      },
    ],
  ],
]

const html = (paragraphs: string[], goods: string[]) =>
  paragraphs
    .map((text, i) => {
      const shown = goods[i]
      const image = shown && `<p><img src="/${picture(goodsId(shown), 0)}" alt="${shown}" width="100%"></p>`
      return `<p>${text}</p>${image ?? ''}`
    })
    .join('')

export const noteRows = (now: number): NoteSeed[] =>
  sketches
    .flatMap(([shop, notes]) => notes.map((note) => ({ ...note, shop })))
    .map(({ shop, goods, isSeveral, ...note }, i) => ({
      ...{ code: `note-${i + 1}`, note_id: i + 1, shop: `shop-${shop}`, group_name: note.group, note_type: note.type },
      ...{ note_title: note.title, note_abstract: note.abstract, goods_highlights: note.highlights, label: note.label },
      cover_type: isSeveral ? 1 : 0,
      cover_img: isSeveral
        ? goods.map((words) => picture(goodsId(words), 0)).join(',')
        : `upload/demo/note/${i + 1}.jpg`,
      goods: goods.map(firstSkuCode),
      note_content: html(note.paragraphs, goods),
      initial_read_num: 120 + ((i * 379) % 1700),
      initial_dianzan_num: 12 + ((i * 53) % 160),
      status: note.isDraft ? 0 : 1,
      update_time: now - note.daysAgo * day - i * 600,
    }))
