/** Stands for the addresses of files beside the page: there are none. */
export default '';
