export interface RoomAddress {
  /** WeChat's number of the room, 0 = none */
  roomId: number
  /** leads into the room within WeChat, '' = none */
  url: string
}

export interface LivePort {
  /** whether `enter` has a way into this room */
  enters(room: RoomAddress): boolean
  /** Opens the room in WeChat's player, or WeChat for it; false when that failed. */
  enter(room: RoomAddress): Promise<boolean>
  /** What WeChat's player tells of a room; undefined where it tells nothing. */
  status(roomId: number): Promise<number | undefined>
}
