import path from 'node:path'
import type { IPluginContext } from '@tarojs/service'
import components from './components.json'

/** What this plugin needs of the weapp platform: @tarojs/service, platform-plugin-base/mini. */
interface MiniPlatform {
  template: { mergeComponents(ctx: IPluginContext, patch: typeof components): void }
  runtimePath: string | string[]
}

/** Taro's WXML templates carry no aria attributes; with this plugin roles and labels reach WeChat's screen reader. */
export default (ctx: IPluginContext) => {
  ctx.registerMethod({
    name: 'onSetupClose',
    fn(platform: MiniPlatform) {
      if (process.env.TARO_ENV !== 'weapp') return
      platform.template.mergeComponents(ctx, components)
      platform.runtimePath = [platform.runtimePath, path.resolve(__dirname, 'runtime.js')].flat()
    },
  })
}
