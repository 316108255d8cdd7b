/** Mentors are shown a booking once it is paid, or from the start where nothing has to be paid before they answer. */
export const shownToMentor = "(price_minor = 0 or paid_at is not null or origin = 'appointment')"
