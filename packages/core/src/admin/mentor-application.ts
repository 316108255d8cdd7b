/** Maps a profile and its account to an entry of the approval queue. Pure. */
