/** wx.showModal's options, as the app gives them. */
export interface ModalOptions {
  title?: string
  content?: string
  showCancel?: boolean
  cancelText?: string
  cancelColor?: string
  confirmText?: string
  confirmColor?: string
  editable?: boolean
  placeholderText?: string
}

export interface ModalAnswer {
  confirm: boolean
  cancel: boolean
  /** What was typed into an editable one; null otherwise. */
  content: string | null
}

export interface ActionSheetOptions {
  itemList: string[]
  itemColor?: string
  alertText?: string
}

export interface ToastOptions {
  title: string
  icon?: 'success' | 'error' | 'loading' | 'none'
  /** Path of a picture instead of the icon. */
  image?: string
  mask?: boolean
  /** ms; 1500 without. */
  duration?: number
}

export interface BarColors {
  frontColor: string
  backgroundColor: string
}

export interface BackgroundOptions {
  backgroundColor?: string
  backgroundTextStyle?: 'dark' | 'light'
}

export interface TabBarStyle {
  color?: string
  selectedColor?: string
  backgroundColor?: string
  borderStyle?: string
}

export interface TabBarItem {
  text?: string
  iconPath?: string
  selectedIconPath?: string
}

/** The native tab bar; each throws the words after "fail " when there is no such tab. */
export interface TabBarControl {
  setItem(index: number, item: TabBarItem): void
  setStyle(style: TabBarStyle): void
  /** An empty text takes the badge away. */
  setBadge(index: number, text: string): void
  setRedDot(index: number, on: boolean): void
  setShown(shown: boolean): void
}

/** What onShareAppMessage gives. */
export interface ShareCard {
  title?: string
  path?: string
  imageUrl?: string
}

export type QuestionKind = 'privacy' | 'scope' | 'phone' | 'subscribe' | 'transfer' | 'receipt'

export interface Chrome {
  /** A new page's empty frame, at its place in the document. */
  addFrame(): HTMLIFrameElement
  /** Draws the bars for the shown page and shows its frame alone; sets the page's `bars`. */
  paint(): void

  modal(options: ModalOptions): Promise<ModalAnswer>
  /** Rejects with "cancel". */
  actionSheet(options: ActionSheetOptions): Promise<{ tapIndex: number }>
  /** Toast and loading take each other's place, as in WeChat. */
  toast(options: ToastOptions): void
  hideToast(): void
  loading(options: { title: string; mask?: boolean }): void
  /** Whether there was one, or a toast in its place. */
  hideLoading(): boolean

  /** These change the shown page. */
  setTitle(title: string): void
  setBarColors(colors: BarColors): void
  setBarLoading(on: boolean): void
  hideHomeButton(): void
  setBackground(options: BackgroundOptions): void
  /** Starting calls the page's onPullDownRefresh. */
  startPullDownRefresh(): void
  stopPullDownRefresh(): void

  tabBar: TabBarControl
  previewImage(options: { urls: string[]; current?: string | number }): void
  closePreview(): void
  /**
   * Consent. `decided` is what the scenario says: it answers at once, unless the phone is used by hand; undefined (pending)
   * shows the dialog and waits for a finger or for `native`.
   * @param words lines of the dialog: the scope's description, the names of the templates, ...
   */
  question(kind: QuestionKind, words: string[], decided?: boolean): Promise<boolean>
  /** As `question`; 'silent' leaves the sheet open. */
  payment(decided: 'paid' | 'cancelled' | 'failed' | 'silent'): Promise<'paid' | 'cancelled' | 'failed'>
  /** The sheet that asks whom to send to: true = sent. What the app offers stands on it. */
  share(card: ShareCard): Promise<boolean>
  /** Tool.native of the automator: a touch on the chrome. Throws when there is nothing to touch. */
  native(method: string, data: Record<string, unknown>): unknown
}
