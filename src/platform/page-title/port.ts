/** Names the shown page: in the browser's tab on H5, in native bars and shares of the mini-program. */
export type SetPageTitle = (title: string) => void
