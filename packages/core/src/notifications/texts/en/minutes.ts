/** "60 minutes" */
export const minutesSaid = (minutes: number): string => `${minutes} ${minutes === 1 ? "minute" : "minutes"}`
