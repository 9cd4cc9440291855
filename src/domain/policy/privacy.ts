import { defineTexts } from '@/i18n/defineTexts'

const usePrivacy = defineTexts(
  {
    kept: {
      heading: '我们保存什么',
      words:
        '您的手机号、昵称、头像、收货地址和订单；您主动填写的姓名、性别与生日；在微信内登录时，微信提供的用户标识。密码与支付密码只保存无法还原的摘要。',
    },
    use: {
      heading: '用来做什么',
      words: '用于登录、下单、配送、售后和账号安全。昵称与头像会随您的评价展示给其他用户，展示前会经过内容检查。',
    },
    identity: {
      heading: '实名认证',
      words: '身份证号仅在提交时用于核对，核对后只保留打码后的号码；证件照片仅您本人可见，不提供任何公开访问地址。',
    },
    permission: {
      heading: '设备权限',
      words:
        '相机、相册与位置仅在您点击相应功能时使用。拒绝授权不影响浏览和购买。上传的图片会在手机上压缩，并由服务器去除拍摄地点等附加信息。',
    },
    local: {
      heading: '保存在本机的内容',
      words: '登录状态、语言、主题与最近看过的页面内容。您可以在设置中清除缓存，退出登录后个人内容随即清除。',
    },
    rights: {
      heading: '您的权利',
      words:
        '您可以随时在本页查看与修改个人资料、撤回隐私授权、退出登录。注销账号后，个人资料将被匿名化处理，账目按法律要求保留。',
    },
  },
  () => import('./privacy.en'),
)

interface Chapter {
  heading: string
  words: string
}

export const usePrivacyText = (): Chapter[] => Object.values(usePrivacy())
