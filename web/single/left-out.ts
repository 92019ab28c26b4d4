/** Stands for modules that the single file does not have, and that nothing in it asks for. */
export {};
