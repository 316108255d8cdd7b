/** "60 Minuten" */
export const minutesSaid = (minutes: number): string => (minutes === 1 ? "eine Minute" : `${minutes} Minuten`)
