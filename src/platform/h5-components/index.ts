// HACK: Taro's exports plugin strips the imports of the file '@tarojs/components' resolves to, so this file only re-exports - remove when the plugin keeps them
export * from './components'
