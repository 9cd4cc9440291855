export interface ClipboardPort {
  /** false when the platform refused; the caller tells the shopper either way */
  copy(text: string): Promise<boolean>
}
