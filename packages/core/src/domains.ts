/** Every domain of the product; one line each. */
export {}
