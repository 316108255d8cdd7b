/** The keys of our advisory locks in one list: they are numbers of the whole database, and no two may mean the same. */
export const advisoryLocks = {
  migrations: 4_051_977,
  /** With a hash of the user. */
  holdsOfUser: 4_051_978,
  /** With a stripe of channels. */
  realtimeChannels: 4_051_979,
  /** With a hash of the session type. */
  sessionTypes: 4_051_980,
  /** With a hash of the mentor, by triggers alone. */
  mentorListings: 4_051_981
} as const
