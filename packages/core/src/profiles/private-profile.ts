/** What mentors see of their own profile: all that the public sees, then what only they may. Pure. */
