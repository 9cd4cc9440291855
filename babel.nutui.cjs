const lib = '@nutui/nutui-react-taro'

/** Imports each NutUI component from its own folder together with its plain CSS. */
exports.nutuiImport = [
  'import',
  {
    libraryName: lib,
    customName: (name) => `${lib}/dist/es/packages/${name.toLowerCase()}`,
    style: (file) => `${file}/style/css`,
    camel2DashComponentName: false,
  },
  'nutui',
]
