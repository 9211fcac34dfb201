/** Id of the form that sends the chosen homes on: the boxes are beside the cards. */
export const CHOICE_FORM = 'chosen';
