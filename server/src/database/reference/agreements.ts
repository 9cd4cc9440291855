import type { ConfigValue } from '@mall/contract/settings'

type Article = [heading: string, ...paragraphs: string[]]

const html = (articles: Article[]) =>
  articles
    .map(([heading, ...paragraphs]) => `<h3>${heading}</h3>${paragraphs.map((text) => `<p>${text}</p>`).join('')}`)
    .join('')

/** A mall keeps each agreement once: the English text follows the Chinese one. */
const both = (chinese: Article[], english: Article[]) => `${html(chinese)}<hr/>${html(english)}`

const register = both(
  [
    [
      '一、协议双方',
      '本协议由您与【公司名称】（统一社会信用代码：【统一社会信用代码】，地址：【公司地址】）订立。【公司名称】经营【商城名称】。',
      '勾选同意并完成注册，即表示您已阅读并接受本协议。生效日期：【生效日期】。',
    ],
    [
      '二、账号',
      '您可以使用手机号或用户名注册。请妥善保管密码与验证码，通过您的账号进行的操作视为您本人的行为。',
      '您可以在设置中申请注销账号。',
    ],
    [
      '三、交易',
      '商品由页面所示的店铺提供。提交订单后请在页面提示的时间内付款，逾期的订单自动关闭。',
      '发货、退货与退款按订单页面和售后保障的说明办理。',
    ],
    [
      '四、个人信息',
      '个人信息处理者为【公司名称】。我们为履行订单、提供售后和保障账号安全而处理您的手机号、收货地址与订单记录。',
      '查询、更正、删除个人信息或撤回同意，请联系：【客服电话】，【客服邮箱】。',
    ],
    ['五、争议', '双方协商解决；协商不成的，由【管辖法院】管辖。'],
  ],
  [
    [
      '1. The parties',
      'This agreement is between you and [company name] (registration number: [registration number], address: [company address]), which operates [mall name].',
      'You accept it by ticking the box and registering. Effective from: [effective date].',
    ],
    [
      '2. Your account',
      'You register with a mobile number or a user name. Keep your password and codes safe: what is done through your account counts as done by you.',
      'You can apply to close your account in the settings.',
    ],
    [
      '3. Orders',
      'Goods are supplied by the shop named on their page. Pay an order within the time shown; after that it is closed.',
      'Delivery, returns and refunds follow the order pages and the after-sales terms.',
    ],
    [
      '4. Personal data',
      '[company name] is responsible for your personal data. Your mobile number, addresses and orders are processed to carry out orders, provide after-sales service and protect your account.',
      'To see, correct or delete your data or to withdraw consent, contact: [service phone], [service email].',
    ],
    ['5. Disputes', 'Disputes are settled by agreement, or otherwise by [competent court].'],
  ],
)

const aftersale = both(
  [
    ['七天无理由退货', '签收后七天内、不影响二次销售的商品可以退货；依法不适用的商品，在商品页面注明。'],
    ['质量问题', '请在订单中申请退款或退货并上传凭证。退货地址：【退货地址】。'],
    ['联系我们', '客服电话：【客服电话】，服务时间：【服务时间】。'],
  ],
  [
    [
      'Returns within seven days',
      'Goods fit for resale can be returned within seven days of receipt. The page of a product says where the law makes an exception.',
    ],
    [
      'Defects',
      'Apply for a refund or a return in the order and add pictures. Address for returns: [address for returns].',
    ],
    ['Contact', 'Phone: [service phone], hours: [service hours].'],
  ],
)

const membercancel = both(
  [
    ['注销之前', '请确认没有未完成的订单、售后和提现。余额、积分、优惠券与成长值将随账号清空。'],
    ['注销之后', '账号无法恢复。您的个人信息将被匿名化处理，法律要求【公司名称】保存的交易记录除外。'],
    ['联系我们', '对注销有疑问，请联系：【客服电话】。'],
  ],
  [
    [
      'Before you close the account',
      'Make sure that no order, refund or withdrawal is open. Balance, points, coupons and growth end with the account.',
    ],
    [
      'Afterwards',
      'The account cannot be restored. Your personal data is made anonymous, except for records that the law obliges [company name] to keep.',
    ],
    ['Contact', 'Questions about closing an account: [service phone].'],
  ],
)

const fenxiao = both(
  [
    ['一、合作', '本协议由您与【公司名称】订立。您分享商品，按其他用户的实际付款和页面所示的比例获得佣金。'],
    ['二、结算', '佣金在订单完成后结算，退款的部分没有佣金。您应依法申报纳税：【税务说明】。'],
    ['三、规范', '不得虚假宣传，不得诱导下单后退款，不得向他人收取任何入门费用。违规的，平台可以冻结分销资格。'],
  ],
  [
    [
      '1. What we agree on',
      'This agreement is between you and [company name]. You share goods and earn a commission on what others pay, at the rates shown.',
    ],
    [
      '2. Settlement',
      'Commission is settled when the order is completed; refunded parts earn none. You declare your own taxes: [tax note].',
    ],
    [
      '3. Rules',
      'No false advertising, no orders placed to be refunded, no entrance fees from others. Whoever breaks the rules may be frozen as a distributor.',
    ],
  ],
)

/** Drafts: an owner replaces the placeholders and has them read by a lawyer. */
export const agreements: ConfigValue<'agreements'> = {
  register: { title: '用户注册协议', content: register },
  aftersale: { title: '售后保障', content: aftersale },
  membercancel: { title: '账号注销协议', content: membercancel },
  fenxiao: { title: '分销合作协议', content: fenxiao, is_agreement: 1, img: '' },
}
