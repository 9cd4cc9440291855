/** A code that opens the shown page on the shopper's phone, for who looks at the mall on a desktop. */
export interface PhoneCodePort {
  /**
   * From then on shows it beside the page whenever the window has room, however often it is called;
   * never in the mini-program, nor on an address that no phone reaches.
   */
  offer(): void
}
