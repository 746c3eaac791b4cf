import type { PolicyDocument } from "./document";

/** The rules of the site in plain words. */
export const TERMS: PolicyDocument = {
  title: "Terms of Service",
  lead: "These are the rules of the table. They are short, and they are meant as they are written.",
  sections: [
    {
      id: "the-service",
      title: "What Sufra is",
      parts: [
        "Sufra is a website for halal recipes from world cuisines. Everybody may read, search, print and share what is public. With an account you can also save favorites, review, comment and have recipes generated. Master chefs also publish blog posts.",
        "By using the site you accept these terms. If you don't, please don't use it.",
      ],
    },
    {
      id: "your-account",
      title: "Your account",
      parts: [
        [
          "You must be 13 or older to open an account.",
          "Give a name and an email address that are yours. One account is for one person.",
          "Choose a password that you use nowhere else, and keep it to yourself. What is done with your account counts as done by you.",
          "You can delete your account at any time from your dashboard.",
        ],
      ],
    },
    {
      id: "halal",
      title: "What halal means here",
      parts: [
        "Every ingredient, title and step is checked against a published list of words and rules before a recipe appears. What is forbidden keeps a recipe from being published; what depends on its source carries a caution.",
        "That check reads words. It can't see what is in the package in your hand, and scholars differ on some foods. Read the label, look for a certificate that you trust, and ask a person you trust where you are in doubt.",
      ],
    },
    {
      id: "food-safety",
      title: "Allergens, nutrition and safety",
      parts: [
        "Allergens, diets and nutrition are worked out from the text of a recipe and may be wrong. If you have an allergy or cook for a person who has one, check each ingredient yourself. Nothing here is medical advice.",
        "Times and temperatures are a guide: ovens, pots and ingredients differ. See that meat, fish and eggs are cooked through.",
      ],
    },
    {
      id: "generated-recipes",
      title: "Generated recipes and credits",
      parts: [
        "A generated recipe is composed by a program from what you ask for. It passes the same halal check, but perhaps no person has cooked it. It stays a draft that you and our staff can see until staff publish it.",
        "Each generated recipe costs one credit. A generation that fails costs nothing. Credits have no value in money, can't be passed on, and end with the account. Buying credits is not available at present.",
      ],
    },
    {
      id: "what-you-write",
      title: "What you write",
      parts: [
        "Your reviews, comments, recipes and blog posts remain yours. By publishing them here you allow Sufra to store, show, convert and share them as part of the site, without payment, for as long as they are published. That also holds for what stays, without your name, after you have deleted your account.",
        "Please publish only what you may publish:",
        [
          "your own words and pictures, or those you have permission for;",
          "nothing that insults, threatens or deceives, nothing unlawful, and no advertisement;",
          "no ingredient that is not halal, also not as an option.",
        ],
        "Reviews and comments are checked before they appear, which may take up to 30 minutes. We may decline or remove what breaks these rules, and close accounts that break them again and again.",
      ],
    },
    {
      id: "our-content",
      title: "What others and we have written",
      parts: [
        "Cook from it, print it, share links to it. Please don't copy the collection or large parts of it to another site. Recipes that come from elsewhere name their author, source and license; what that license says holds for them.",
      ],
    },
    {
      id: "fair-use",
      title: "Fair use",
      parts: [
        "Don't try to break in, to read what is not yours, to overload the site, or to invent views, ratings and reviews. Calls are limited so that there is room for everybody.",
      ],
    },
    {
      id: "as-it-is",
      title: "What we promise and what we don't",
      parts: [
        "We work to keep the site correct and available, but we give it as it is, without a guarantee. As far as the law allows, we are not liable for harm that comes from using it, or from its not being there. Rights that the law gives you as a consumer stay untouched.",
        "Some screens show what is planned, such as the meal planner. Dates given there are expectations.",
      ],
    },
    {
      id: "changes",
      title: "Changes and contact",
      parts: [
        "When these terms change, the new text and its date stand here. If you go on using the site after that, the new terms hold. What we do with your data is said in the Privacy Policy. For questions use “Contact Us” at the foot of each page.",
      ],
    },
  ],
};
